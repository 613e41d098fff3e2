'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { readerText } from '@/i18n/reader'

type Props = {
  title: string
  closeLabel?: string
  /** A click beside it does not close it. */
  stays?: boolean
  onClose: () => void
  children: ReactNode
}

/** Over the book for a moment. The browser's own dialog keeps the focus in and gives it back. */
export function ReaderPanel({ title, closeLabel, stays: isPersistent, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="book-sheet"
      aria-label={title}
      onClose={onClose}
      // A click beside the sheet is one on the dialog itself.
      onClick={({ target }) => !isPersistent && target === dialog.current && onClose()}
      onKeyDown={closeOnEscape(onClose)}
    >
      <div className="book-sheet-inside">
        <header>
          <h2>{title}</h2>
          <button type="button" onClick={onClose}>
            {closeLabel ?? readerText().close}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** The library around the frame closes the book by the same key, unless it was meant for something here. */
export const closeOnEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  close()
}
