'use client'

import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, buttonLook } from '@/components/ui/button'
import { loginFor, routes } from '@/lib/routes'
import { readerWords } from '@/words/reader'
import { dressFrame } from './dress-frame'
import { usePrinting } from './use-printing'

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
  usePrinting(frame, title)
  useEffect(() => {
    if (state === 'opening' && frame.current) void dressFrame(frame.current, id)
  }, [state, id])

  const arrived = () => {
    const inside = frame.current && readerIn(frame.current)
    if (!inside) return setState('missed')
    // What lies over the book is closed first and says so, at whatever time its scripts came.
    inside.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') setTimeout(() => event.defaultPrevented || onEscape())
    })
    setState('open')
    frame.current?.focus()
  }
  if (state === 'missed') return <NotOpened retry={() => setState('opening')} />
  return (
    <div className="relative grid min-h-0 grow">
      {state === 'opening' && (
        <img
          {...cover}
          alt=""
          className="absolute inset-x-0 top-1.5 mx-auto h-auto w-11/12 max-w-140"
        />
      )}
      {/* Above its cover, which shows through until the page has come. */}
      <iframe
        ref={frame}
        title={title}
        src={readerUrl}
        onLoad={arrived}
        className="relative size-full border-0"
      />
    </div>
  )
}

/** Any other page in its place (logged out, not found, no connection) is not for this frame. */
function readerIn(frame: HTMLIFrameElement) {
  const inside = frame.contentDocument
  return inside?.querySelector('[data-reader]') ? inside : null
}

function NotOpened({ retry }: { retry: () => void }) {
  const words = readerWords()
  return (
    <Alert tone="error" role="alert" className="m-4">
      <p>{words.notOpened}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={retry}>{words.again}</Button>
        <a href={loginFor(routes.ebook)} className={`${buttonLook('secondary')} text-indigo!`}>
          {words.logIn}
        </a>
      </p>
    </Alert>
  )
}
