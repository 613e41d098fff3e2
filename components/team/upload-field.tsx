'use client'

import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { filesText } from '@/i18n/files'
import { useHydrated } from '@/lib/client/use-hydrated'
import { type OnUploaded, useUpload } from '@/lib/client/use-upload'
import type { UploadedFile } from '@/lib/files/schema'
import { UploadProgressPanel } from './upload-progress'
import { UploadedFileSummary } from './uploaded-file-summary'

type Props = {
  /** The field of the form that carries the file's id. */
  name: string
  label: string
  hint?: string
  /** What the chooser shows first, as of an `input`; what a file is, its bytes decide. */
  accept?: string
  /** The file that is there already. */
  value?: UploadedFile | null
  onChange?: OnUploaded
}

/** A file for any form of the team: chosen or dropped, sent at once, and known by its id from then on. */
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
      <DropZone onDrop={sendFile}>
        {!isUploading && (
          <FileChooser
            id={id}
            accept={accept}
            isThere={file !== null}
            hint={hint}
            onChoose={sendFile}
          />
        )}
        <UploadProgressPanel
          way={status}
          file={sentFile}
          onCancel={cancel}
          onAgain={() => sendFile(sentFile)}
        />
        {file && !isUploading && <UploadedFileSummary file={file} />}
      </DropZone>
    </div>
  )
}

type FileChooserProps = {
  id: string
  accept?: string
  isThere: boolean
  hint?: string
  onChoose: (file: File | undefined) => void
}

/** The browser's own chooser; its label looks like a button and keeps it for the keyboard. */
function FileChooser({ id, accept, isThere: hasFile, hint, onChoose }: FileChooserProps) {
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
          // The same file may be chosen again after it was mended.
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

type DropZoneProps = { onDrop: (file: File | undefined) => void; children: ReactNode }

function DropZone({ onDrop, children }: DropZoneProps) {
  const [isDragOver, setIsDragOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsDragOver(false)
    onDrop(event.dataTransfer.files[0])
  }
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsDragOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the keyboard has the chooser.
    <div
      className="upload"
      data-over={isDragOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={handleDrop}
    >
      {children}
    </div>
  )
}
