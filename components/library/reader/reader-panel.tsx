'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { readerText } from '@/i18n/reader'

type Props = {
  title: string
  closeLabel?: string
  /** A click outside does not close it. */
  isPersistent?: boolean
  onClose: () => void
  children: ReactNode
}

/** A modal <dialog> traps the focus. */
export function ReaderPanel({ title, closeLabel, isPersistent, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      // One that leaves the page while it is open does not give the focus back itself.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="book-sheet"
      aria-label={title}
      onClose={onClose}
      // A click on the backdrop targets the dialog itself.
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

/** The surrounding library closes the book on Escape unless the event was handled here. */
export const closeOnEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return
  event.preventDefault()
  close()
}
