'use client'

import { useEffect, useRef } from 'react'
import { readerText } from '@/i18n/reader'
import { type OpenBook, ReaderFrame } from './reader-frame'
import { useCloseOnBack } from './use-close-on-back'

type ReaderDialogProps = {
  book: OpenBook | null
  onClose: () => void
  /** After a reload with this book open; false if it can no longer be opened. */
  onReopen?: (id: string) => boolean
}

/** A modal <dialog> traps and restores the focus. */
export function ReaderDialog({ book, onClose, onReopen }: ReaderDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCloseOnBack(dialog, book?.id ?? null, { onClose, onReopen })
  useEffect(() => {
    document.documentElement.classList.toggle('overflow-hidden', book !== null)
    return () => document.documentElement.classList.remove('overflow-hidden')
  }, [book])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="reader-title"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={close}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-sky text-ink open:flex"
    >
      {book && (
        <>
          <header className="flex items-center justify-between gap-3 bg-deep py-1 pr-2 pl-4 text-chalk">
            <h2
              id="reader-title"
              className="line-clamp-2 min-w-0 wrap-anywhere text-lg leading-tight"
            >
              {book.title}
            </h2>
            <button type="button" onClick={close} className="button button-chalk shrink-0">
              {readerText().close}
            </button>
          </header>
          <ReaderFrame key={book.readerUrl} book={book} onEscape={close} />
        </>
      )}
    </dialog>
  )
}
