import { TeamField, TeamForm } from '@/components/team/team-form'
import { certificateText } from '@/i18n/certificate'
import { certificateSettingsText } from '@/i18n/certificate-settings'
import type { CertificateSettingsFields } from '@/lib/certificates/settings-schema'
import { WORDING_LINES } from '@/lib/certificates/wording'
import type { UploadedFile } from '@/lib/files/schema'
import { LIVE_SESSION_KINDS } from '@/lib/live-sessions/kinds'
import { CertificatePreview } from './certificate-preview'
import { PictureField } from './picture-field'

type Props = {
  version: number
  fields: CertificateSettingsFields
  files: Record<'signatureFile' | 'logoFile', UploadedFile | null>
}

const MAX_LENGTHS = { heading: 60, before: 100, after: 120 }

export function CertificateSettingsForm({ version, fields, files }: Props) {
  const text = certificateSettingsText()
  const field = (name: 'signatory' | 'signatoryTitle' | 'partner', maxLength: number) => (
    <TeamField
      name={name}
      label={text.fields[name]}
      defaultValue={fields[name]}
      maxLength={maxLength}
      dir="auto"
    />
  )
  const picture = (name: 'signatureFile' | 'logoFile', hint: string) => (
    <PictureField
      name={name}
      label={text.fields[name]}
      removeLabel={text.remove[name]}
      hint={hint}
      initialFile={files[name]}
    />
  )
  return (
    <div className="sheet has-save-bar mt-6 max-w-3xl px-5 py-6 md:px-9">
      <TeamForm path="/api/team/certificates/settings" button={text.button} keepsTypedText>
        <input type="hidden" name="version" value={version} />
        <h2>{text.signature}</h2>
        {field('signatory', 60)}
        {field('signatoryTitle', 80)}
        {picture('signatureFile', text.signatureHint)}
        <h2>{text.partnership}</h2>
        {field('partner', 80)}
        {picture('logoFile', text.logoHint)}
        <h2>{text.wording}</h2>
        <p>{text.wordingHint}</p>
        <WordingFields fields={fields} />
        <CertificatePreview />
      </TeamForm>
    </div>
  )
}

function WordingFields({ fields }: Pick<Props, 'fields'>) {
  const text = certificateSettingsText()
  const { sheet } = certificateText()
  const usualTexts = { heading: sheet.heading, before: sheet.before, after: text.usualAfter }
  return LIVE_SESSION_KINDS.map((kind) => (
    <fieldset key={kind} className="grid gap-4">
      <legend className="mb-2 font-semibold">{text.kinds[kind]}</legend>
      {WORDING_LINES.map((line) => (
        <TeamField
          key={line}
          name={`${kind}_${line}`}
          label={text.lines[line]}
          aria-label={text.lineOf(text.lines[line], text.kinds[kind])}
          hint={text.usual(usualTexts[line])}
          defaultValue={fields[`${kind}_${line}`]}
          maxLength={MAX_LENGTHS[line]}
          dir="auto"
        />
      ))}
    </fieldset>
  ))
}
