import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BookReader } from '@/components/library/reader/book-reader'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { openEbook } from '@/lib/library/queries'
import { readerWords } from '@/words/reader'

export const generateMetadata = (): Metadata => ({
  title: readerWords().pageTitle,
  robots: { index: false },
})

/** The frame in the library's dialog: without the site's header and footer, which stand around it. */
export default async function ReadPage({ params }: { params: Promise<{ id: string }> }) {
  const standing = await requireMember()
  await shareFor(standing)
  const book = await openEbook(standing, (await params).id)
  if (!book) notFound()
  return <BookReader title={book.title} file={book.pdfUrl} />
}
