'use client'

import { type SyntheticEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, buttonLook } from '@/components/ui/button'
import { loginFor, routes } from '@/lib/routes'
import { readerWords } from '@/words/reader'

type ReaderFrameProps = { book: { title: string; readerUrl: string }; onEscape: () => void }

export function ReaderFrame({ book, onEscape }: ReaderFrameProps) {
  const [missed, setMissed] = useState(false)
  const arrived = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const inside = readerIn(frame)
    if (!inside) return setMissed(true)
    inside.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape())
    frame.focus()
  }
  if (missed) return <NotOpened retry={() => setMissed(false)} />
  return (
    <iframe
      title={book.title}
      src={book.readerUrl}
      onLoad={arrived}
      className="min-h-0 w-full grow border-0"
    />
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
