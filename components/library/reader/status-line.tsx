import { useEffect, useState } from 'react'
import { readerWords } from '@/words/reader'
import type { Reading } from './use-open-book'

type StatusLineProps = { reading: Reading; larger: () => void; smaller: () => void }

/** Buttons for the zoom, too: not every hand can pinch. */
export function StatusLine({ reading, larger, smaller }: StatusLineProps) {
  const words = readerWords()
  const { page, pages, zoom } = reading
  return (
    <div className="book-status">
      <p aria-hidden="true">{words.pageOf(page, pages)}</p>
      <p role="status" className="sr-only">
        {useSettled(words.pageOf(page, pages))}
      </p>
      <div className="flex items-center">
        <button type="button" aria-label={words.smaller} onClick={smaller}>
          −
        </button>
        <output className="min-w-14 text-center">{Math.round(zoom * 100)}%</output>
        <button type="button" aria-label={words.larger} onClick={larger}>
          +
        </button>
      </div>
    </div>
  )
}

/** Whoever listens hears where the scrolling came to rest, not every page on the way. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const rest = setTimeout(() => setSettled(text), 600)
    return () => clearTimeout(rest)
  }, [text])
  return settled
}
