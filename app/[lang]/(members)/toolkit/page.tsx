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
    <main className="page-width page-main">
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{lede}</p>
      <p className="mt-3 max-w-2xl text-muted">{licence}</p>
      <ToolkitList
        themeGroups={await findThemeResources(cacheVariant)}
        isSubscribed={cacheVariant.isSubscribed}
      />
    </main>
  )
}
