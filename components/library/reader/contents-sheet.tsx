import type { PageNote } from '@/lib/library/schema'
import { readerWords } from '@/words/reader'
import type { Contents } from './book-text'
import { Sheet } from './sheet'

type Props = {
  contents: Contents
  notes: PageNote[]
  onGo: (page: number, id?: string) => void
  onClose: () => void
}

/** The chapters, and what this person has left in the book. */
export function ContentsSheet({ contents, notes, onGo, onClose }: Props) {
  const words = readerWords()
  const line = (title: string, page: number, id?: string) => (
    <button type="button" onClick={() => onGo(page, id)}>
      <span>{title}</span> <span className="book-number">{page}</span>
    </button>
  )
  return (
    <Sheet title={words.tools.contents} onClose={onClose}>
      <ol className="book-lines">
        {contents.map(({ id, title, page, sections }) => (
          <li key={id}>
            {line(title, page, id)}
            {sections.length > 0 && (
              <ol>
                {sections.map((section) => (
                  <li key={section.id}>{line(section.title, section.page, section.id)}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <h3>{words.yours}</h3>
      {notes.length === 0 && <p>{words.nothingYet}</p>}
      <ul className="book-lines">
        {notes.map(({ page, note }) => (
          <li key={page}>{line(note ?? words.bookmark, page)}</li>
        ))}
      </ul>
    </Sheet>
  )
}
