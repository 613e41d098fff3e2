import type { Metadata } from 'next'
import { PageHead } from '@/components/site/page-head'
import { Workshops } from '@/components/workshops/workshops'
import { onlineTraining } from '@/content/pages/online-training'
import { requireMember, shareFor } from '@/lib/auth/viewer'
import { workshopsFor } from '@/lib/workshops/queries'

export const metadata: Metadata = { title: onlineTraining.title, robots: { index: false } }

export default async function OnlineTrainingPage() {
  const standing = await requireMember()
  await shareFor(standing)
  return (
    <main className="page-width page-main">
      <PageHead title={onlineTraining.title} lede={onlineTraining.lede} picture="online" />
      <Workshops list={workshopsFor(standing)} isSubscribed={standing.isSubscribed} />
    </main>
  )
}
