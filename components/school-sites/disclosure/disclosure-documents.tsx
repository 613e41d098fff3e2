'use client'

import { useState } from 'react'
import { PostedFileInput } from '@/components/forms/posted-file-input'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import {
  type DisclosureDocument,
  hasEnded,
  type SiteDisclosure,
} from '@/lib/school-disclosure/schema'
import type { EditDisclosure } from './edit-disclosure'

type Props = {
  item: string
  label: string
  disclosure: SiteDisclosure
  edit: EditDisclosure
  today: string
}

/** The documents of one entry. A removed one comes back with one press, where it was. */
export function DisclosureDocuments({ item, label, disclosure, edit, today }: Props) {
  const text = schoolSiteDisclosureText()
  const [removed, setRemoved] = useState<{ document: DisclosureDocument; index: number } | null>(
    null,
  )
  const { documents } = disclosure
  const setDocuments = (change: (current: DisclosureDocument[]) => DisclosureDocument[]) =>
    edit((current) => ({ ...current, documents: change(current.documents) }))

  function remove(document: DisclosureDocument, index: number) {
    setRemoved({ document, index })
    setDocuments((current) => current.toSpliced(index, 1))
  }
  function undo() {
    if (!removed) return
    setDocuments((current) => current.toSpliced(removed.index, 0, removed.document))
    setRemoved(null)
  }

  function attach(file: string, name: string) {
    const title = name.replace(/\.pdf$/i, '')
    setDocuments((current) => [
      ...current.filter((other) => other.item !== item || other.file !== file),
      { item, file, title, until: '' },
    ])
  }

  return (
    <>
      {documents.map((document, index) =>
        document.item === item ? (
          <DocumentFields
            key={document.file}
            {...{ document, today }}
            onChange={(next) => setDocuments((current) => current.with(index, next))}
            onRemove={() => remove(document, index)}
          />
        ) : null,
      )}
      {removed && (
        <div role="status" className="flex flex-wrap items-center gap-3">
          <p>{text.removed(removed.document.title)}</p>
          <Button variant="secondary" onClick={undo}>
            {text.undo}
          </Button>
        </div>
      )}
      <div className="grid gap-3">
        <PostedFileInput
          label={text.attach(label)}
          hint={text.attachHint}
          accept="application/pdf"
          path="/api/school/website/files?kind=pdf"
          failure={schoolSiteEditorText().upload.failure}
          onSent={(data, { name }) => attach((data as { id: string }).id, name)}
        />
      </div>
    </>
  )
}

type DocumentFieldsProps = {
  document: DisclosureDocument
  today: string
  onChange: (document: DisclosureDocument) => void
  onRemove: () => void
}

function DocumentFields({ document, today, onChange, onRemove }: DocumentFieldsProps) {
  const text = schoolSiteDisclosureText()
  const { title, until } = document
  return (
    <div className="grid gap-3 border-l-4 border-rule pl-4">
      {hasEnded(document, today) && <Alert tone="warning">{text.expired(until)}</Alert>}
      <Field
        label={text.documentTitle}
        value={title}
        maxLength={200}
        onChange={({ target }) => onChange({ ...document, title: target.value })}
      />
      <Field
        label={text.until}
        hint={text.untilHint}
        type="date"
        value={until}
        onChange={({ target }) => onChange({ ...document, until: target.value })}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-label={text.removeOf(title)}
        onClick={onRemove}
      >
        {text.remove}
      </Button>
    </div>
  )
}
