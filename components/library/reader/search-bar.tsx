import { type FormEvent, useEffect, useRef } from 'react'
import { readerText } from '@/i18n/reader'
import type { SearchMatches } from './book-view'
import { closeOnEscape } from './reader-panel'

type Props = {
  matches: SearchMatches | null
  find: (query: string, isBackwards: boolean) => void
  onClose: () => void
}

/** Enter goes to the next match, Shift+Enter to the previous one. */
export function ReaderSearchBar({ matches, find, onClose }: Props) {
  const text = readerText()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const search = (isBackwards: boolean) => find(input.current?.value ?? '', isBackwards)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(false)
  }
  return (
    <search className="book-finder">
      <form onSubmit={submit} onKeyDown={closeOnEscape(onClose)}>
        <input ref={input} type="search" aria-label={text.tools.search} enterKeyHint="search" />
        <button type="button" aria-label={text.before} onClick={() => search(true)}>
          {text.beforeSign}
        </button>
        <button type="submit" aria-label={text.next}>
          {text.nextSign}
        </button>
        <button type="button" onClick={onClose}>
          {text.close}
        </button>
      </form>
      <p role="status">{matches && text.matches(matches.current, matches.total)}</p>
    </search>
  )
}
