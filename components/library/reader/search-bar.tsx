import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { readerText } from '@/i18n/reader'
import type { BookViewMode, SearchHit, SearchMatches } from './book-view'
import { closeOnEscape } from './reader-panel'
import { SearchHits } from './search-hits'

type Props = {
  view: BookViewMode
  matches: SearchMatches | null
  find: (query: string, isBackwards: boolean) => void
  /** Null for a book without text: its pages can be searched, but not listed. */
  list: ((query: string) => { hits: SearchHit[]; total: number }) | null
  onChoose: (query: string, index: number, hit: SearchHit) => void
  onClose: () => void
}

const NO_HITS = { hits: [] as SearchHit[], total: 0 }

/** Enter goes to the next match, Shift+Enter to the previous one. */
export function ReaderSearchBar({ view, matches, find, list, onChoose, onClose }: Props) {
  const text = readerText()
  const input = useRef<HTMLInputElement>(null)
  const listedRef = useRef<string | null>(null)
  const [listed, setListed] = useState(NO_HITS)
  useEffect(() => input.current?.focus(), [])
  const search = (isBackwards: boolean) => {
    const query = input.current?.value ?? ''
    if (list && query !== listedRef.current) setListed(list(query))
    listedRef.current = query
    find(query, isBackwards)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(false)
  }
  const handleKey = (event: KeyboardEvent) => {
    closeOnEscape(onClose)(event)
    if (event.key !== 'Enter' || !event.shiftKey || event.target !== input.current) return
    event.preventDefault()
    search(true)
  }
  return (
    <search className="book-finder" onKeyDown={handleKey}>
      {!list && <p>{text.hits.withoutText}</p>}
      {list && view === 'page' && listed.total > 0 && <p>{text.hits.onPages}</p>}
      <SearchHits
        {...listed}
        current={view === 'text' ? (matches?.current ?? 0) : 0}
        onChoose={(index) => {
          const hit = listed.hits[index]
          if (hit) onChoose(listedRef.current ?? '', index, hit)
        }}
      />
      <form onSubmit={submit}>
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
