import { readerText } from '@/i18n/reader'
import type { HighlightColour } from '@/lib/library/schema'

type BookNoteRow = {
  book: string
  page: number
  note: string | null
  highlight: { id: string; quote: string; colour: HighlightColour } | null
}
const NOTES_PATH = '/api/library/notes'

export function MyNotes({ notes }: { notes: BookNoteRow[] }) {
  const text = readerText()
  const { mine: notesText, bookmark: bookmarkLabel } = text
  return (
    <section aria-labelledby="my-notes" className="mt-8">
      <h2 id="my-notes" className="text-xl">
        {notesText.title}
      </h2>
      {notes.length === 0 && <p className="mt-2">{notesText.none}</p>}
      <ul className="mt-3 grid gap-3">
        {notes.map((note) => (
          <li key={note.highlight?.id ?? `${note.book} ${note.page}`} className="wrap-anywhere">
            <span className="text-muted">{text.place(note.book, note.page)}</span>
            <br />
            {note.highlight && (
              <>
                <q>{note.highlight.quote}</q>
                <span className="block text-muted">
                  {text.highlights.colours[note.highlight.colour]}
                </span>
              </>
            )}
            {note.note ?? (note.highlight ? '' : bookmarkLabel)}
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-5">
          <a href={`${NOTES_PATH}?as=text`} className="inline-flex min-h-11 items-center">
            {notesText.asText}
          </a>
          <a
            href={NOTES_PATH}
            download={`${notesText.fileName}.json`}
            className="inline-flex min-h-11 items-center"
          >
            {notesText.asData}
          </a>
        </p>
      )}
    </section>
  )
}
