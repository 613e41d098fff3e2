import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BookReader } from '@/components/library/reader/book-reader'
import { BookText, buildContents } from '@/components/library/reader/book-text'
import { readerText } from '@/i18n/reader'
import { getAnyItem } from '@/lib/content/item/team'
import { buildOpenBook, readBookText } from '@/lib/library/books'
import { teamItemUrls } from '@/lib/library/item-urls'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: readerText().pageTitle })

export default async function ReadDraftPage({ params }: { params: Promise<{ id: string }> }) {
  await requireTeam('editor')
  const item = await getAnyItem((await params).id)
  if (item?.type !== 'book') notFound()
  const [book, text] = [buildOpenBook(item, teamItemUrls), await readBookText(item)]
  return (
    <BookReader book={book} contents={text && buildContents(text)} isPreview>
      {text && <BookText {...{ book, text }} canMakeDrafts={false} />}
    </BookReader>
  )
}
