import { readerText } from '@/i18n/reader'
import type { BookHighlight, PageNote } from '@/lib/library/schema'
import type { Highlights } from './use-highlights'

type Props = {
  notes: PageNote[]
  highlights: Highlights
  onGo: (page: number) => void
  onGoToHighlight: (highlight: BookHighlight) => void
  onEdit: (id: string) => void
}

/** Notes and highlights together, in the order of the pages. */
export function NoteList({ notes, highlights, onGo, onGoToHighlight, onEdit }: Props) {
  const text = readerText()
  const rows = [
    ...notes.map((note) => ({ page: note.page, key: `${note.page}`, note, highlight: null })),
    ...highlights.highlights.map((highlight) => ({
      ...{ page: highlight.page, key: highlight.id, note: null, highlight },
    })),
  ].sort((first, second) => first.page - second.page)
  if (rows.length === 0) return <p>{text.nothingYet}</p>
  return (
    <ul className="book-lines">
      {rows.map(({ key, page, note, highlight }) =>
        highlight ? (
          <li key={key} className="book-highlight">
            <button type="button" onClick={() => onGoToHighlight(highlight)}>
              <span>
                <span className="book-mark" data-colour={highlight.colour}>
                  {shorten(highlight.quote)}
                </span>
                <span className="block">
                  {text.highlights.colours[highlight.colour]}
                  {!highlights.isDrawn(highlight.id) && `. ${text.highlights.orphan}`}
                </span>
                {highlight.note && <span className="block">{highlight.note}</span>}
              </span>{' '}
              <span className="book-number">{page}</span>
            </button>
            <button
              type="button"
              className="book-edit"
              aria-label={text.highlights.editOf(shorten(highlight.quote))}
              onClick={() => onEdit(highlight.id)}
            >
              {text.highlights.change}
            </button>
          </li>
        ) : (
          <li key={key}>
            <button type="button" onClick={() => onGo(page)}>
              <span>{note?.note ?? text.bookmark}</span> <span className="book-number">{page}</span>
            </button>
          </li>
        ),
      )}
    </ul>
  )
}

const MAX_SHOWN = 140

const shorten = (quote: string) =>
  quote.length <= MAX_SHOWN ? quote : `${quote.slice(0, findCut(quote))}…`

const findCut = (quote: string) => {
  const space = quote.lastIndexOf(' ', MAX_SHOWN)
  return space > 0 ? space : MAX_SHOWN
}
