import type { Metadata } from 'next'
import { settings } from '@/base/settings'
import { EbookShelf } from '@/components/library/ebook-shelf'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { booksFor } from '@/lib/library/queries'
import { routes } from '@/lib/routes'
import { libraryWords } from '@/words/library'

export const generateMetadata = (): Metadata => ({
  title: libraryWords().title,
  robots: { index: false },
})

export default async function EbookPage() {
  const { title, lede } = libraryWords()
  const standing = await requireMember(routes.ebook)
  await shareFor(standing)
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{lede}</p>
      <EbookShelf
        books={await booksFor(standing)}
        isSubscribed={standing.isSubscribed}
        delayMs={settings().listLoadDelayMs}
      />
    </main>
  )
}
