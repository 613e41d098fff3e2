import { notFound } from 'next/navigation'
import { BookPage } from '@/components/public-pages/book-page'
import { findBookImage } from '@/content/sharing-images'
import { bookPageText } from '@/i18n/book-page'
import { getPublicBook, type PublicBook } from '@/lib/library/public-books'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { fitDescription, fitTitle } from '@/lib/search-result'

/** Our server caches this page per content version; the build has no database. */
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug: string }> }

const requireBook = async ({ params }: Props) =>
  (await getPublicBook((await params).slug)) ?? notFound()

const describeBook = ({ description }: PublicBook) =>
  fitDescription(description, bookPageText().more)

export const generateMetadata = describePage(async (props: Props) => {
  const book = await requireBook(props)
  return buildPageMetadata({
    title: fitTitle(book.title, bookPageText().kind),
    description: describeBook(book),
    path: routes.book(book.work),
    languages: book.languages,
    image: findBookImage(book),
  })
})

export default async function PublicBookPage(props: Props) {
  const book = await requireBook(props)
  return <BookPage book={book} description={describeBook(book)} />
}
