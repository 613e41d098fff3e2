import type { Metadata } from 'next'
import { NextDate } from '@/components/series/next-date'
import { PageHead } from '@/components/site/page-head'
import { Workshops } from '@/components/workshops/workshops'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'
import { nextGathering, workshopPages } from '@/lib/series/queries/programme'
import { workshopsFor } from '@/lib/workshops/queries'
import { onlineTrainingWords } from '@/words/online-training'

export const generateMetadata = (): Metadata => ({
  title: onlineTrainingWords().title,
  robots: { index: false },
})

export default async function OnlineTrainingPage() {
  const { title, lede } = onlineTrainingWords()
  const standing = await requireMember(routes.onlineTraining)
  await shareFor(standing)
  const [series, pages] = await Promise.all([nextGathering('series'), workshopPages()])
  return (
    <main className="page-width page-main">
      <PageHead title={title} lede={lede} picture="online" />
      <NextDate kind="series" next={series} />
      <Workshops list={await workshopsFor(standing, pages)} isSubscribed={standing.isSubscribed} />
    </main>
  )
}
