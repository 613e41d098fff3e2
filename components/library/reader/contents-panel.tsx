import type { ReactNode } from 'react'
import { readerText } from '@/i18n/reader'
import type { BookContents } from './book-text'
import { ReaderPanel } from './reader-panel'

type Props = {
  contents: BookContents
  /** Notes and highlights; a preview has none. */
  notes: ReactNode
  onGo: (page: number, id?: string) => void
  onClose: () => void
}

export function ContentsPanel({ contents, notes, onGo, onClose }: Props) {
  const text = readerText()
  const renderEntry = (title: string, page: number, id?: string) => (
    <button type="button" onClick={() => onGo(page, id)}>
      <span>{title}</span> <span className="book-number">{page}</span>
    </button>
  )
  return (
    <ReaderPanel title={text.tools.contents} onClose={onClose}>
      <ol className="book-lines">
        {contents.map(({ id, title, page, sections }) => (
          <li key={id}>
            {renderEntry(title, page, id)}
            {sections.length > 0 && (
              <ol>
                {sections.map((section) => (
                  <li key={section.id}>{renderEntry(section.title, section.page, section.id)}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {notes && (
        <>
          <h3>{text.yours}</h3>
          {notes}
        </>
      )}
    </ReaderPanel>
  )
}
