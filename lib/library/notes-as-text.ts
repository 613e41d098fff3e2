import 'server-only'
import { readerWords } from '@/words/reader'
import type { notesOf } from './reading'

type Notes = Awaited<ReturnType<typeof notesOf>>

/** The list as a text file, book by book. */
export function notesAsText(notes: Notes): Response {
  const words = readerWords()
  const books = [...new Set(notes.map(({ book }) => book))]
  const lines = books.flatMap((book) => [
    book,
    ...notes
      .filter((one) => one.book === book)
      .map(({ page, note }) => `  ${words.page(page)}: ${note ?? words.bookmark}`),
    '',
  ])
  return new Response(lines.join('\n'), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${words.mine.fileName}.txt"`,
    },
  })
}
