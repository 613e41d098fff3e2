import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BookReader } from '@/components/library/reader/book-reader'
import { BookText, contentsOf } from '@/components/library/reader/book-text'
import { anyItem } from '@/lib/content/all'
import { openBook } from '@/lib/library/cards'
import { forTeam } from '@/lib/library/places'
import { textOf } from '@/lib/library/queries'
import { requireTeam } from '@/lib/team/require-team'
import { readerWords } from '@/words/reader'

export const generateMetadata = (): Metadata => ({ title: readerWords().pageTitle })

/** A book in its frame, published or not, for the team to look at. */
export default async function ReadDraftPage({ params }: { params: Promise<{ id: string }> }) {
  await requireTeam('editor')
  const item = await anyItem((await params).id)
  if (item?.shelf !== 'book') notFound()
  const [book, text] = [openBook(item, forTeam), await textOf(item)]
  return (
    <BookReader book={book} contents={text && contentsOf(text)}>
      {text && <BookText book={book} text={text} />}
    </BookReader>
  )
}
