import { readerWords } from '@/words/reader'

type Note = { book: string; page: number; note: string | null }
const FILE = '/api/library/notes'

/** What a person has left in the books, and the ways to take it along. */
export function MyNotes({ notes }: { notes: Note[] }) {
  const words = readerWords()
  const { mine, bookmark } = words
  return (
    <section aria-labelledby="my-notes" className="mt-8">
      <h2 id="my-notes" className="text-xl">
        {mine.title}
      </h2>
      {notes.length === 0 && <p className="mt-2">{mine.none}</p>}
      <ul className="mt-3 grid gap-3">
        {notes.map((note) => (
          <li key={`${note.book} ${note.page}`} className="wrap-anywhere">
            <span className="text-muted">{words.place(note.book, note.page)}</span>
            <br />
            {note.note ?? bookmark}
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-5">
          <a href={`${FILE}?as=text`} className="inline-flex min-h-11 items-center">
            {mine.asText}
          </a>
          <a
            href={FILE}
            download={`${mine.fileName}.json`}
            className="inline-flex min-h-11 items-center"
          >
            {mine.asData}
          </a>
        </p>
      )}
    </section>
  )
}
