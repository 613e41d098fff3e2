import { type FormEvent, useEffect, useRef } from 'react'
import { readerWords } from '@/words/reader'
import type { Matches } from './book-view'
import { onEscape } from './sheet'

type Props = {
  matches: Matches | null
  find: (words: string, back: boolean) => void
  onClose: () => void
}

/** Enter goes on to the next place, with Shift to the one before. */
export function Finder({ matches, find, onClose }: Props) {
  const words = readerWords()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const seek = (back: boolean) => find(input.current?.value ?? '', back)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    seek(false)
  }
  return (
    <search className="book-finder">
      <form onSubmit={submit} onKeyDown={onEscape(onClose)}>
        <input ref={input} type="search" aria-label={words.tools.search} enterKeyHint="search" />
        <button type="button" aria-label={words.before} onClick={() => seek(true)}>
          {words.beforeSign}
        </button>
        <button type="submit" aria-label={words.next}>
          {words.nextSign}
        </button>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </form>
      <p role="status">{matches && words.matches(matches.current, matches.total)}</p>
    </search>
  )
}
