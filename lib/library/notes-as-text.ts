import 'server-only'
import { readerText } from '@/i18n/reader'
import type { findNotes } from './reading'

type ReaderNotes = Awaited<ReturnType<typeof findNotes>>

export function sendNotesAsText(notes: ReaderNotes): Response {
  const text = readerText()
  const books = [...new Set(notes.map(({ book }) => book))]
  const lines = books.flatMap((book) => [
    book,
    ...notes
      .filter((candidate) => candidate.book === book)
      .map(({ page, note }) => `  ${text.page(page)}: ${note ?? text.bookmark}`),
    '',
  ])
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${text.mine.fileName}.txt"`,
    },
  })
}
