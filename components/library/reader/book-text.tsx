import { imprint } from '@/content/ebooks/imprint'
import { readerText } from '@/i18n/reader'
import type { BookSection, BookText as Text } from '@/lib/library/schema'
import { toNewDraftPath } from '@/lib/routes'

type BookTextInfo = {
  id: string
  title: string
  author: string
  description: string
  cover: BookTextCover
  pdfUrl: string
}
type BookTextCover = { src: string; width: number; height: number }
type Props = { book: BookTextInfo; text: Text; canMakeDrafts: boolean }

/** Server-rendered, so that it is readable before any script loads. */
export function BookText({ book, text, canMakeDrafts }: Props) {
  const { title, author, description, cover } = book
  return (
    <article className="book-text" lang="en-IN">
      <header data-page="1">
        <img {...cover} alt="" />
        <h1>{title}</h1>
        <p>{author}</p>
        <p>{description}</p>
      </header>
      <ContentsLinks chapters={text.chapters} />
      {text.chapters.map((chapter) => (
        <section key={chapter.id} aria-labelledby={chapter.id}>
          <PageMarker page={chapter.page} fileUrl={book.pdfUrl} />
          <h2 id={chapter.id}>{chapter.title}</h2>
          {groupByPage(chapter).map(({ page, html }) => (
            <div key={page}>
              {page > chapter.page && <PageMarker page={page} fileUrl={book.pdfUrl} />}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from the book's own source */}
              <div className="book-run" dangerouslySetInnerHTML={{ __html: html }} />
            </div>
          ))}
          {canMakeDrafts && <DraftLink source={`chapter:${book.id}:${chapter.id}`} {...chapter} />}
        </section>
      ))}
      <section className="book-extra book-imprint" aria-labelledby="imprint">
        <h2 id="imprint">{imprint.heading}</h2>
        <dl>
          {text.imprint.map((line) => (
            <div key={line.term}>
              <dt>{line.term}</dt>
              <dd>{line.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  )
}

/** Also without scripts; in the language of the book. */
function ContentsLinks({ chapters }: Pick<Text, 'chapters'>) {
  return (
    <details className="book-extra screen-only">
      <summary>{imprint.contents}</summary>
      <ul>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Leaves the frame that the reader is in. */
function DraftLink({ source, title }: { source: string; title: string }) {
  const { draft } = readerText()
  return (
    <p className="book-extra screen-only">
      <a href={toNewDraftPath(source)} target="_top" aria-label={`${draft}: ${title}`}>
        {draft}
      </a>
    </p>
  )
}

/** Opens the printed page in the reader, or in the PDF without scripts. */
function PageMarker({ page, fileUrl }: { page: number; fileUrl: string }) {
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
