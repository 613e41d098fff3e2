'use client'

import { useId, useState } from 'react'
import { filesText } from '@/i18n/files'
import { useHydrated } from '@/lib/client/use-hydrated'
import { type OnUploaded, useUpload } from '@/lib/client/use-upload'
import type { UploadedFile } from '@/lib/files/schema'
import { DropZone } from './drop-zone'
import { UploadProgressPanel } from './upload-progress'
import { UploadedFileSummary } from './uploaded-file-summary'

type Props = {
  /** Form field that holds the file's id. */
  name: string
  label: string
  hint?: string
  /** Only a filter for the file dialog: the server detects the type from the bytes. */
  accept?: string
  value?: UploadedFile | null
  onChange?: OnUploaded
}

/** Uploads at once; the form then submits only the file's id. */
export function UploadField({ name, label, hint, accept, value = null, onChange }: Props) {
  const id = useId()
  const { way: status, begin: start, cancel } = useUpload(onChange)
  const [sentFile, setSentFile] = useState<File | null>(null)
  const file = status.state === 'done' ? status.file : value
  const isUploading =
    status.state !== 'none' && status.state !== 'done' && status.state !== 'refused'
  const sendFile = (chosenFile: File | null | undefined) => {
    if (!chosenFile) return
    setSentFile(chosenFile)
    start(chosenFile)
  }

  return (
    <div className="field">
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="field-hint">
            {hint}
          </span>
        )}
      </div>
      <input type="hidden" name={name} value={file?.id ?? ''} />
      <DropZone onDrop={([droppedFile]) => sendFile(droppedFile)}>
        {!isUploading && (
          <FileChooser
            id={id}
            accept={accept}
            hasFile={file !== null}
            hint={hint}
            onChoose={sendFile}
          />
        )}
        <UploadProgressPanel
          status={status}
          file={sentFile}
          onCancel={cancel}
          onRetry={() => sendFile(sentFile)}
        />
        {file && !isUploading && <UploadedFileSummary file={file} />}
      </DropZone>
    </div>
  )
}

type FileChooserProps = {
  id: string
  accept?: string
  hasFile: boolean
  hint?: string
  onChoose: (file: File | undefined) => void
}

/** Visually hidden but focusable; its label looks like a button. */
function FileChooser({ id, accept, hasFile, hint, onChoose }: FileChooserProps) {
  const text = filesText()
  const isHydrated = useHydrated()
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input
        id={id}
        type="file"
        className="upload-chooser"
        accept={accept}
        disabled={!isHydrated}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          // Lets the user choose the same file again after fixing it.
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className="button button-quiet">
        {hasFile ? text.chooseOther : text.choose}
      </label>
      <span className="text-muted max-sm:hidden">{text.drop}</span>
    </p>
  )
}
