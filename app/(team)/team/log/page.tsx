import type { Metadata } from 'next'
import { askedOf, type Params } from '@/components/team/asked-of'
import { DeskPage } from '@/components/team/desk-page'
import { LogList } from '@/components/team/log-list'
import { linesOf } from '@/lib/audit/queries'
import { requireTeam } from '@/lib/team/require-team'
import { deskPeopleWords } from '@/words/desk-people'

export const generateMetadata = (): Metadata => ({ title: deskPeopleWords().logTitle })

export default async function LogPage({ searchParams }: { searchParams: Params }) {
  const { logTitle, logLede } = deskPeopleWords()
  const { role } = await requireTeam('editor')
  const asked = await askedOf(searchParams, 'person', 'thing', 'act', 'day', 'after')
  const found = await linesOf(asked)
  return (
    <DeskPage title={logTitle} lede={logLede}>
      <LogList asked={asked} isManager={role === 'manager'} {...found} />
    </DeskPage>
  )
}
