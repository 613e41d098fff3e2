import type { Opening, BookText as Text } from '@/lib/library/schema'
import { readerWords } from '@/words/reader'

type Book = { title: string; author: string; description: string; cover: Cover; pdfUrl: string }
type Cover = { src: string; width: number; height: number }

/** The book as it is read on a screen: it stands in the page itself, before any script has come. */
export function BookText({ book, text }: { book: Book; text: Text }) {
  const { title, author, description, cover } = book
  return (
    <article className="book-text" lang="en-IN">
      <header data-page="1">
        <img {...cover} alt="" />
        <h1>{title}</h1>
        <p>{author}</p>
        <p>{description}</p>
      </header>
      {text.chapters.map((chapter) => (
        <section key={chapter.id} aria-labelledby={chapter.id}>
          <PageMark page={chapter.page} file={book.pdfUrl} />
          <h2 id={chapter.id}>{chapter.title}</h2>
          {runs(chapter).map(({ page, html }) => (
            <div key={page}>
              {page > chapter.page && <PageMark page={page} file={book.pdfUrl} />}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the book's own source */}
              <div className="book-run" dangerouslySetInnerHTML={{ __html: html }} />
            </div>
          ))}
        </section>
      ))}
    </article>
  )
}

/** Where a printed page begins, and the way to it: by the reader's own pages, or the file itself. */
function PageMark({ page, file }: { page: number; file: string }) {
  const name = readerWords().printed(page)
  return (
    <a
      className="page-mark"
      data-page={page}
      href={`${file}#page=${page}`}
      target="_blank"
      rel="noopener"
      aria-label={name}
      title={name}
    >
      {page}
    </a>
  )
}

/** What begins on the same printed page stands together. */
function runs({ blocks }: { blocks: { page: number; html: string }[] }) {
  const pages = [...new Set(blocks.map(({ page }) => page))]
  return pages.map((page) => ({
    page,
    html: blocks
      .filter((block) => block.page === page)
      .map(({ html }) => html)
      .join('\n'),
  }))
}

export type Contents = (Opening & { sections: Opening[] })[]

export const contentsOf = (text: Text): Contents =>
  text.chapters.map(({ id, title, page, sections }) => ({ id, title, page, sections }))
