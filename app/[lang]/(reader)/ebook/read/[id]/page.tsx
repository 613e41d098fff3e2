import { notFound } from 'next/navigation'
import { BookReader } from '@/components/library/reader/book-reader'
import { BookText, buildContents } from '@/components/library/reader/book-text'
import { readerText } from '@/i18n/reader'
import { markCacheable, requireMember } from '@/lib/auth/viewer'
import { getRequestedChapter } from '@/lib/http/requested-path'
import { openEbook, readBookText } from '@/lib/library/books'
import { describePage } from '@/lib/page-metadata'
import { toChapterPath } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: readerText().pageTitle,
  robots: { index: false },
}))

/** Shown in an iframe of the library's dialog, so it has no header and footer. */
export default async function ReadPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const cacheVariant = await requireMember(toChapterPath(id, await getRequestedChapter()))
  await markCacheable(cacheVariant)
  const openedBook = await openEbook(cacheVariant, id)
  if (!openedBook) notFound()
  const { item, ...book } = openedBook
  const text = await readBookText(item)
  return (
    <BookReader book={book} contents={text && buildContents(text)}>
      {text && <BookText {...{ book, text }} canMakeDrafts={cacheVariant.isSubscribed} />}
    </BookReader>
  )
}
