import type { Metadata } from 'next'
import { settings } from '@/base/settings'
import { EbookShelf } from '@/components/library/ebook-shelf'
import { library } from '@/content/pages/library'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { booksFor } from '@/lib/library/queries'

export const metadata: Metadata = { title: library.title, robots: { index: false } }

export default async function EbookPage() {
  const standing = await requireMember()
  await shareFor(standing)
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{library.title}</h1>
      <p className="lede mt-4">{library.lede}</p>
      <EbookShelf
        books={booksFor(standing)}
        isSubscribed={standing.isSubscribed}
        delayMs={settings().listLoadDelayMs}
      />
    </main>
  )
}
