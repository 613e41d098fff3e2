import type { Metadata } from 'next'
import { DeskPage } from '@/components/team/desk-page'
import { NextSession } from '@/components/team/next-session'
import { WaitingLists } from '@/components/team/waiting-lists'
import { WeekCharts } from '@/components/team/week-charts'
import { nextGathering, whatWaits } from '@/lib/team/queries/waiting'
import { twelveWeeks } from '@/lib/team/queries/weeks'
import { requireTeam } from '@/lib/team/require-team'
import { deskWords } from '@/words/desk'

export const generateMetadata = (): Metadata => ({ title: deskWords().home.title })

export default async function TeamPage() {
  const { title, lede } = deskWords().home
  await requireTeam('editor')
  const [waiting, next, weeks] = await Promise.all([whatWaits(), nextGathering(), twelveWeeks()])
  return (
    <DeskPage title={title} lede={lede}>
      <WaitingLists waiting={waiting} />
      <NextSession next={next} />
      <WeekCharts weeks={weeks} />
    </DeskPage>
  )
}
