import { Fragment } from 'react'
import { TeamField, TeamForm } from '@/components/team/forms/team-form'
import { certificateText } from '@/i18n/certificate'
import { certificateSettingsText } from '@/i18n/certificate-settings'
import { nameLanguage } from '@/i18n/language-name'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { completeTranslations } from '@/i18n/partial-languages'
import { runInLanguage } from '@/i18n/request-language'
import type { CertificateSettingsFields } from '@/lib/certificates/settings'
import { MAX_LINE_CHARACTERS, toWordingField, WORDING_LINES } from '@/lib/certificates/settings'
import type { UploadedFile } from '@/lib/files/schema'
import { LIVE_SESSION_KINDS } from '@/lib/live-sessions/kinds'
import { CertificatePreview } from './certificate-preview'
import { PictureField } from './picture-field'

type Props = {
  version: number
  fields: CertificateSettingsFields
  files: Record<'signatureFile' | 'logoFile', UploadedFile | null>
}

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
        <WordingFields fields={fields} language="en" />
        {completeTranslations.map((language) => (
          <Fragment key={language}>
            <h2>{text.wordingIn(nameLanguage(language))}</h2>
            <p>{text.secondHint}</p>
            <WordingFields fields={fields} language={language} />
          </Fragment>
        ))}
        <CertificatePreview />
      </TeamForm>
    </div>
  )
}

type WordingProps = Pick<Props, 'fields'> & { language: Language }

function WordingFields({ fields, language }: WordingProps) {
  const text = certificateSettingsText()
  const { sheet } = runInLanguage(language, certificateText)
  const usualAfter = language === 'en' ? text.usualAfter : sheet.after.online
  const usualTexts = { heading: sheet.heading, before: sheet.before, after: usualAfter }
  const inLanguage = language === 'en' ? undefined : nameLanguage(language)
  return LIVE_SESSION_KINDS.map((kind) => (
    <fieldset key={kind} className="grid gap-4">
      <legend className="mb-2 font-semibold">{text.kinds[kind]}</legend>
      {WORDING_LINES.map((line) => {
        const name = toWordingField(kind, line, language)
        return (
          <TeamField
            key={line}
            name={name}
            label={text.lines[line]}
            aria-label={text.lineOf(text.lines[line], text.kinds[kind], inLanguage)}
            hint={text.usual(usualTexts[line])}
            defaultValue={fields[name]}
            maxLength={MAX_LINE_CHARACTERS[line]}
            lang={LANGUAGES[language].tag}
            dir="auto"
          />
        )
      })}
    </fieldset>
  ))
}
