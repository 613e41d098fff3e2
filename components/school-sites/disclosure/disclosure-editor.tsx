'use client'

import { SelectField } from '@/components/ui/select-field'
import { cbseDisclosure } from '@/i18n/cbse-disclosure'
import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import {
  DISCLOSURE_FORMS,
  DISCLOSURE_SECTIONS,
  type DisclosureForm,
  type DisclosureSection,
} from '@/lib/school-disclosure/kinds'
import type { SiteDisclosure } from '@/lib/school-disclosure/schema'
import { findDisclosure } from '@/lib/school-sites/schema'
import { EditorFrame } from '../editor-frame'
import { type SavedPage, usePageDraft } from '../use-page-draft'
import { DisclosureItemFields } from './disclosure-item-fields'
import { DisclosureMissing } from './disclosure-missing'
import { DisclosureResults } from './disclosure-results'
import type { EditDisclosure } from './edit-disclosure'

type Props = { page: SavedPage; previewPath: string; today: string }

/** The page of kind `disclosure`: a fixed form in the order of the rule instead of blocks. */
export function DisclosureEditor({ page, previewPath, today }: Props) {
  const draft = usePageDraft(page)
  const { values, edit: editPage } = draft
  const disclosure = findDisclosure(values.blocks)
  if (!disclosure) return null
  const edit: EditDisclosure = (update) =>
    editPage((current) => ({
      ...current,
      blocks: current.blocks.map((block) => (block.type === 'disclosure' ? update(block) : block)),
    }))
  const switchForm = (form: DisclosureForm) =>
    editPage((current) => ({
      ...current,
      title: form === 'cbse' ? cbseDisclosure.title : schoolSiteDisclosureText().title,
      blocks: current.blocks.map((block) =>
        block.type === 'disclosure' ? { ...block, form } : block,
      ),
    }))
  return (
    <EditorFrame {...{ draft, previewPath }}>
      <DisclosureHead disclosure={disclosure} onSwitch={switchForm} />
      <DisclosureMissing disclosure={disclosure} today={today} />
      {DISCLOSURE_SECTIONS[disclosure.form].map((section) => (
        <SectionFields key={section.id} {...{ section, disclosure, edit, today }} />
      ))}
    </EditorFrame>
  )
}

type DisclosureHeadProps = { disclosure: SiteDisclosure; onSwitch: (form: DisclosureForm) => void }

function DisclosureHead({ disclosure, onSwitch }: DisclosureHeadProps) {
  const text = schoolSiteDisclosureText()
  return (
    <>
      <p>{text[disclosure.form]}</p>
      {disclosure.form === 'cbse' && (
        <>
          <p className="text-muted">{text.source}</p>
          <p>{text.attested}</p>
        </>
      )}
      <SelectField
        label={text.board}
        value={disclosure.form}
        options={DISCLOSURE_FORMS.map((value) => ({ value, label: text.boards[value] }))}
        onChange={({ target }) => onSwitch(target.value as DisclosureForm)}
      />
    </>
  )
}

type SectionFieldsProps = {
  section: DisclosureSection
  disclosure: SiteDisclosure
  edit: EditDisclosure
  today: string
}

function SectionFields({ section, ...props }: SectionFieldsProps) {
  const text = schoolSiteDisclosureText()
  const { id, items, hasResults } = section
  const { sections } = cbseDisclosure
  const letter =
    props.disclosure.form === 'cbse' && sections[id as keyof typeof sections].replace(/:.*/, ':')
  return (
    <section aria-labelledby={`part-${id}`} className="sheet grid gap-6 px-5 py-6">
      <h2 id={`part-${id}`}>{[letter || [], text.sections[id]].flat().join(' ')}</h2>
      {items.map((item) => (
        <DisclosureItemFields key={item.key} item={item} {...props} />
      ))}
      {hasResults && <DisclosureResults {...props} />}
    </section>
  )
}
