'use client'

import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, buttonClass } from '@/components/ui/button'
import { readerText } from '@/i18n/reader'
import { routes, toLoginPath } from '@/lib/routes'
import { prepareReaderFrame } from './prepare-reader-frame'
import { usePrintBookText } from './use-print-book-text'

export type OpenBook = {
  id: string
  title: string
  cover: { src: string; width: number; height: number }
  readerUrl: string
}
type ReaderFrameProps = { book: OpenBook; onEscape: () => void }

export function ReaderFrame({ book, onEscape }: ReaderFrameProps) {
  const { id, title, cover, readerUrl } = book
  const [state, setState] = useState<'opening' | 'open' | 'missed'>('opening')
  const frame = useRef<HTMLIFrameElement>(null)
  usePrintBookText(frame, title)
  useEffect(() => {
    if (state === 'opening' && frame.current) void prepareReaderFrame(frame.current, id)
  }, [state, id])

  const handleLoad = () => {
    const readerDocument = frame.current && findReaderDocument(frame.current)
    if (!readerDocument) return setState('missed')
    // Panels inside handle Escape first, whenever their scripts arrive.
    readerDocument.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') setTimeout(() => event.defaultPrevented || onEscape())
    })
    setState('open')
    frame.current?.focus()
  }
  if (state === 'missed') return <ReaderLoadError retry={() => setState('opening')} />
  return (
    <div className="relative grid min-h-0 grow">
      {state === 'opening' && (
        <img
          {...cover}
          alt=""
          className="absolute inset-x-0 top-1.5 mx-auto h-auto w-11/12 max-w-140"
        />
      )}
      {/* Transparent over the cover until the page has loaded. */}
      <iframe
        ref={frame}
        title={title}
        src={readerUrl}
        onLoad={handleLoad}
        className="relative size-full border-0"
      />
    </div>
  )
}

/** Null for any other page in the frame (login, not found, no connection). */
function findReaderDocument(frame: HTMLIFrameElement) {
  const readerDocument = frame.contentDocument
  return readerDocument?.querySelector('[data-reader]') ? readerDocument : null
}

function ReaderLoadError({ retry }: { retry: () => void }) {
  const text = readerText()
  return (
    <Alert tone="error" role="alert" className="m-4">
      <p>{text.notOpened}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={retry}>{text.again}</Button>
        <a href={toLoginPath(routes.ebook)} className={`${buttonClass('secondary')} text-indigo!`}>
          {text.logIn}
        </a>
      </p>
    </Alert>
  )
}
