import { readerText } from '@/i18n/reader'
import type { SearchHit } from './book-view'

type Props = {
  hits: SearchHit[]
  total: number
  /** From 1; 0 before any is chosen. */
  current: number
  onChoose: (index: number) => void
}

/** Each hit with its chapter and the words around it. */
export function SearchHits({ hits, total, current, onChoose }: Props) {
  const { hits: text } = readerText()
  if (hits.length === 0) return null
  return (
    <details className="book-hits" open>
      <summary>{text.heading(total)}</summary>
      <ol>
        {hits.map(({ chapter, page, before, match, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hit is its place in the list
          <li key={index}>
            <button
              type="button"
              aria-current={index + 1 === current ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              <span className="book-number">{text.place(chapter, page)}</span>
              <span className="block">
                {before}
                <mark>{match}</mark>
                {after}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {total > hits.length && <p>{text.more(hits.length)}</p>}
    </details>
  )
}
