'use client'

import { useId, useState } from 'react'
import { FilePostProgress } from '@/components/forms/file-post-progress'
import { ActionError } from '@/components/ui/action-error'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { useFilePost } from '@/lib/client/use-file-post'
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
      <DocumentUpload
        label={text.attach(label)}
        onUpload={(file, name) =>
          setDocuments((current) => [
            ...current.filter((other) => other.item !== item || other.file !== file),
            { item, file, title: name.replace(/\.pdf$/i, ''), until: '' },
          ])
        }
      />
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

type DocumentUploadProps = { label: string; onUpload: (fileId: string, name: string) => void }

function DocumentUpload({ label, onUpload }: DocumentUploadProps) {
  const { attachHint } = schoolSiteDisclosureText()
  const { upload: text } = schoolSiteEditorText()
  const id = useId()
  const { progress, send } = useFilePost()
  const [error, setError] = useState<{ msg?: string } | null>(null)

  async function upload(file: File | undefined) {
    if (!file || progress) return
    setError(null)
    const result = await send('/api/school/website/files?kind=pdf', file)
    setError(result.ok ? null : { msg: result.msg ?? text.failure })
    if (result.ok) onUpload((result.data as { id: string }).id, file.name)
  }

  return (
    <div className="grid gap-3">
      <div className="field min-w-0">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <span id={`${id}-hint`} className="field-hint">
          {attachHint}
        </span>
        <input
          id={id}
          type="file"
          accept="application/pdf"
          aria-describedby={`${id}-hint`}
          className="min-h-11 w-full min-w-0"
          onChange={({ target }) => {
            void upload(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
      <FilePostProgress progress={progress} />
      {error && <ActionError msg={error.msg} />}
    </div>
  )
}
