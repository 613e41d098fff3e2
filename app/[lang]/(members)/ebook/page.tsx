import { settings } from '@/base/settings'
import { EbookList } from '@/components/library/ebook-list'
import { GroupTabs } from '@/components/site/group-tabs'
import { WorkHead } from '@/components/site/work-head'
import { libraryText } from '@/i18n/library'
import { markCacheable, requireMember } from '@/lib/auth/viewer'
import { measureKeptBooks } from '@/lib/kept/parts'
import { findBookCards } from '@/lib/library/books'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: libraryText().title,
  robots: { index: false },
}))

export default async function EbookPage() {
  const { title, lede } = libraryText()
  const cacheVariant = await requireMember(routes.ebook)
  await markCacheable(cacheVariant)
  return (
    <main className="page-width work-main">
      <WorkHead tabs={<GroupTabs group="library" />} title={title} lede={lede} />
      <EbookList
        books={await findBookCards(cacheVariant)}
        isSubscribed={cacheVariant.isSubscribed}
        delayMs={settings().listLoadDelayMs}
        keptBytes={await measureKeptBooks()}
      />
    </main>
  )
}
