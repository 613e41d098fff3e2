import { GroupTabs } from '@/components/site/group-tabs'
import { WorkHead } from '@/components/site/work-head'
import { ToolkitList } from '@/components/toolkit/toolkit-list'
import { toolkitText } from '@/i18n/toolkit'
import { markCacheable, requireMember } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { findThemeResources } from '@/lib/toolkit/files'

export const generateMetadata = describePage(() => ({
  title: toolkitText().title,
  robots: { index: false },
}))

export default async function ToolkitPage() {
  const { title, lede, licence } = toolkitText()
  const cacheVariant = await requireMember(routes.toolkit)
  await markCacheable(cacheVariant)
  return (
    <main className="page-width work-main">
      <WorkHead tabs={<GroupTabs group="toolkit" />} title={title} lede={lede} />
      <ToolkitList
        themeGroups={await findThemeResources(cacheVariant)}
        isSubscribed={cacheVariant.isSubscribed}
      />
      <p className="mt-10 max-w-2xl text-muted">{licence}</p>
    </main>
  )
}
