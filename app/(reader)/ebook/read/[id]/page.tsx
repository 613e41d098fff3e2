import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BookReader } from '@/components/library/reader/book-reader'
import { BookText, contentsOf } from '@/components/library/reader/book-text'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { openEbook, textOf } from '@/lib/library/queries'
import { readerWords } from '@/words/reader'

export const generateMetadata = (): Metadata => ({
  title: readerWords().pageTitle,
  robots: { index: false },
})

/** The frame in the library's dialog: without the site's header and footer, which stand around it. */
export default async function ReadPage({ params }: { params: Promise<{ id: string }> }) {
  const standing = await requireMember()
  await shareFor(standing)
  const { id } = await params
  const found = await openEbook(standing, id)
  if (!found) notFound()
  const { item, ...book } = found
  const text = await textOf(item)
  return (
    <BookReader book={book} contents={text && contentsOf(text)}>
      {text && <BookText book={book} text={text} />}
    </BookReader>
  )
}
