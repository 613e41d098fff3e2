'use client'

import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { useHydrated } from '@/lib/client/use-hydrated'
import { type OnUploaded, useUpload } from '@/lib/client/use-upload'
import type { FileFound } from '@/lib/files/schema'
import { filesWords } from '@/words/files'
import { UploadFound } from './upload-found'
import { UploadWay } from './upload-way'

type Props = {
  /** The field of the form that carries the file's id. */
  name: string
  label: string
  hint?: string
  /** What the chooser shows first, as of an `input`; what a file is, its bytes decide. */
  accept?: string
  /** The file that is there already. */
  value?: FileFound | null
  onChange?: OnUploaded
}

/** A file for any form of the team: chosen or dropped, sent at once, and known by its id from then on. */
export function UploadField({ name, label, hint, accept, value = null, onChange }: Props) {
  const id = useId()
  const { way, begin, cancel } = useUpload(onChange)
  const [sent, setSent] = useState<File | null>(null)
  const file = way.state === 'done' ? way.file : value
  const isOnItsWay = way.state !== 'none' && way.state !== 'done' && way.state !== 'refused'
  const take = (chosen: File | null | undefined) => {
    if (!chosen) return
    setSent(chosen)
    begin(chosen)
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
      <DropPlace onDrop={take}>
        {!isOnItsWay && (
          <Chooser id={id} accept={accept} isThere={file !== null} hint={hint} onChoose={take} />
        )}
        <UploadWay way={way} file={sent} onCancel={cancel} onAgain={() => take(sent)} />
        {file && !isOnItsWay && <UploadFound file={file} />}
      </DropPlace>
    </div>
  )
}

type ChooserProps = {
  id: string
  accept?: string
  isThere: boolean
  hint?: string
  onChoose: (file: File | undefined) => void
}

/** The browser's own chooser; its label looks like a button and keeps it for the keyboard. */
function Chooser({ id, accept, isThere, hint, onChoose }: ChooserProps) {
  const words = filesWords()
  const hydrated = useHydrated()
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input
        id={id}
        type="file"
        className="upload-chooser"
        accept={accept}
        disabled={!hydrated}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          // The same file may be chosen again after it was mended.
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className="button button-quiet">
        {isThere ? words.chooseOther : words.choose}
      </label>
      <span className="text-muted max-sm:hidden">{words.drop}</span>
    </p>
  )
}

type DropProps = { onDrop: (file: File | undefined) => void; children: ReactNode }

function DropPlace({ onDrop, children }: DropProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop(event.dataTransfer.files[0])
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the keyboard has the chooser.
    <div
      className="upload"
      data-over={over || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
