import { notFound } from 'next/navigation'
import { renderItem } from '@/components/library/render-items'
import { getForeignTag } from '@/i18n/language'
import { libraryText } from '@/i18n/library'
import { markCacheable, requireMember } from '@/lib/auth/viewer'
import { getPublishedItemById } from '@/lib/content/published'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: libraryText().itemTitle,
  robots: { index: false },
}))

/** One item by its link, listed or not, under the rules of its list. */
export default async function LibraryItemPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const cacheVariant = await requireMember(routes.libraryItem(id))
  await markCacheable(cacheVariant)
  const item = (await getPublishedItemById(id)) ?? notFound()
  return (
    <main className="page-width work-main">
      <h1 lang={getForeignTag(item.language)} className="underlined">
        {item.title}
      </h1>
      {await renderItem(item, cacheVariant)}
    </main>
  )
}
