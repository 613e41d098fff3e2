'use client'

import { Field } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { TextArea } from '@/components/ui/text-area'
import { cbseDisclosure } from '@/i18n/cbse-disclosure'
import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import type { DisclosureItem } from '@/lib/school-disclosure/kinds'
import { type SiteDisclosure, toNumberKey } from '@/lib/school-disclosure/schema'
import { DisclosureDocuments } from './disclosure-documents'
import type { EditDisclosure } from './edit-disclosure'
import { NotApplicable } from './not-applicable'

type Props = {
  item: DisclosureItem
  disclosure: SiteDisclosure
  edit: EditDisclosure
  today: string
}

/** One entry of the rule: what it means in the reader's language, then the words of the rule itself. */
export function DisclosureItemFields({ item, disclosure, edit, today }: Props) {
  const text = schoolSiteDisclosureText()
  const { key, mayNotApply } = item
  const applies = !mayNotApply || !disclosure.notApplicable.includes(key)
  const label = text.items[key as keyof typeof text.items]
  return (
    <div className="grid gap-3" id={`entry-${key}`}>
      {applies && <AnswerFields {...{ item, label, disclosure, edit, today }} />}
      {!applies && <p className="font-semibold">{label}</p>}
      {disclosure.form === 'cbse' && (
        <p className="text-sm text-muted wrap-anywhere">
          {text.required(cbseDisclosure.items[key as keyof typeof cbseDisclosure.items])}
        </p>
      )}
      {mayNotApply && <NotApplicable name={key} isTicked={!applies} edit={edit} />}
    </div>
  )
}

type AnswerProps = Props & { label: string }

function AnswerFields({ item, label, disclosure, edit, today }: AnswerProps) {
  const text = schoolSiteDisclosureText()
  const { key, kind } = item
  const bind = (name: string) => ({
    value: disclosure.answers[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      edit((current) => ({
        ...current,
        answers: { ...current.answers, [name]: target.value },
      })),
  })
  const documents = <DisclosureDocuments {...{ item: key, label, disclosure, edit, today }} />
  switch (kind) {
    case 'document':
      return (
        <>
          <p className="font-semibold">{label}</p>
          {documents}
        </>
      )
    case 'staff':
      return (
        <>
          <Field label={text.number(label)} inputMode="numeric" {...bind(toNumberKey(key))} />
          <TextArea label={text.names(label)} hint={text.namesHint} rows={2} {...bind(key)} />
          {documents}
        </>
      )
    case 'number':
      return <Field label={label} {...bind(toNumberKey(key))} />
    case 'yesNo':
      return (
        <SelectField
          label={label}
          placeholder={text.choose}
          options={[
            { value: 'yes', label: text.yes },
            { value: 'no', label: text.no },
          ]}
          {...bind(key)}
        />
      )
    case 'link':
      return <Field label={label} hint={text.videoHint} type="url" {...bind(key)} />
    default:
      return <TextArea label={label} rows={key === 'address' ? 3 : 1} {...bind(key)} />
  }
}
