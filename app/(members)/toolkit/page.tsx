import type { Metadata } from 'next'
import { ToolkitShelves } from '@/components/toolkit/toolkit-shelves'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { shelvesFor } from '@/lib/toolkit/queries'
import { toolkitWords } from '@/words/toolkit'

export const generateMetadata = (): Metadata => ({
  title: toolkitWords().title,
  robots: { index: false },
})

export default async function ToolkitPage() {
  const { title, lede, licence } = toolkitWords()
  const standing = await requireMember(routes.toolkit)
  await shareFor(standing)
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{lede}</p>
      <p className="mt-3 max-w-2xl text-muted">{licence}</p>
      <ToolkitShelves shelves={await shelvesFor(standing)} isSubscribed={standing.isSubscribed} />
    </main>
  )
}
