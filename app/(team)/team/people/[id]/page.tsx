import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/back-link'
import { DeskPage } from '@/components/team/desk-page'
import { PersonSheet } from '@/components/team/person-sheet'
import { personOf } from '@/lib/accounts/people'
import { plannedErasure, whatStandsInTheWay } from '@/lib/rights/queries'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team/require-team'
import { deskPeopleWords } from '@/words/desk-people'

export const generateMetadata = (): Metadata => ({ title: deskPeopleWords().title })

type Props = { params: Promise<{ id: string }> }

export default async function PersonPage({ params }: Props) {
  await requireTeam('manager')
  const person = (await personOf((await params).id)) ?? notFound()
  const [planned, obstacle] = await Promise.all([
    plannedErasure(person.id),
    whatStandsInTheWay(person.id),
  ])
  const back = <BackLink href={routes.teamPeople} label={deskPeopleWords().back} />
  return (
    <DeskPage title={`${person.firstname} ${person.lastname}`} above={back}>
      <PersonSheet person={person} erasure={{ planned, obstacle }} />
    </DeskPage>
  )
}
