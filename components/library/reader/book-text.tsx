import { readerText } from '@/i18n/reader'
import type { BookSection, BookText as Text } from '@/lib/library/schema'

type BookTextInfo = {
  title: string
  author: string
  description: string
  cover: BookTextCover
  pdfUrl: string
}
type BookTextCover = { src: string; width: number; height: number }

/** The book as it is read on a screen: it stands in the page itself, before any script has come. */
export function BookText({ book, text }: { book: BookTextInfo; text: Text }) {
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
          <PageMarker page={chapter.page} file={book.pdfUrl} />
          <h2 id={chapter.id}>{chapter.title}</h2>
          {groupByPage(chapter).map(({ page, html }) => (
            <div key={page}>
              {page > chapter.page && <PageMarker page={page} file={book.pdfUrl} />}
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
function PageMarker({ page, file: fileUrl }: { page: number; file: string }) {
  const label = readerText().printed(page)
  return (
    <a
      className="page-mark"
      data-page={page}
      href={`${fileUrl}#page=${page}`}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      {page}
    </a>
  )
}

/** What begins on the same printed page stands together. */
function groupByPage({ blocks }: { blocks: { page: number; html: string }[] }) {
  const pages = [...new Set(blocks.map(({ page }) => page))]
  return pages.map((page) => ({
    page,
    html: blocks
      .filter((block) => block.page === page)
      .map(({ html }) => html)
      .join('\n'),
  }))
}

export type BookContents = (BookSection & { sections: BookSection[] })[]

export const buildContents = (text: Text): BookContents =>
  text.chapters.map(({ id, title, page, sections }) => ({ id, title, page, sections }))
