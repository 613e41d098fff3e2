import type { Metadata } from 'next'
import { askedOf, type Params } from '@/components/team/asked-of'
import { DeskPage } from '@/components/team/desk-page'
import { PeopleList } from '@/components/team/people-list'
import { peopleFor } from '@/lib/accounts/people'
import { requireTeam } from '@/lib/team/require-team'
import { deskPeopleWords } from '@/words/desk-people'

export const generateMetadata = (): Metadata => ({ title: deskPeopleWords().title })

export default async function PeoplePage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = deskPeopleWords()
  await requireTeam('manager')
  const asked = await askedOf(searchParams, 'search', 'after')
  const found = await peopleFor(asked)
  return (
    <DeskPage title={title} lede={lede}>
      <PeopleList asked={asked} {...found} />
    </DeskPage>
  )
}
