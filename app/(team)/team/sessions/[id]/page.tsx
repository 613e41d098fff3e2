import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { peopleAsked } from '@/components/series/asked'
import { CancelSession } from '@/components/series/cancel-session'
import { ChangeSessionForm } from '@/components/series/change-session-form'
import { SessionHead } from '@/components/series/session-head'
import { SessionPeople } from '@/components/series/session-people'
import { Attendance } from '@/components/team/attendance'
import { CloseGathering } from '@/components/team/close-gathering'
import { closingOf } from '@/lib/certificates/queries/closing'
import { routes } from '@/lib/routes'
import { choicesOfForm } from '@/lib/series/form-choices'
import { listsOf } from '@/lib/series/queries/attendance'
import { deskSession } from '@/lib/series/queries/desk'
import { peopleOf, unlistedPeople } from '@/lib/series/queries/people'
import { typedOf } from '@/lib/series/typed'
import { requireTeam } from '@/lib/team/require-team'
import { teamSessionsWords } from '@/words/team-sessions'

export const generateMetadata = (): Metadata => ({ title: teamSessionsWords().title })

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function SessionPage({ params, searchParams }: Props) {
  await requireTeam('editor')
  const { id } = await params
  const session = (await deskSession(id)) ?? notFound()
  const asked = peopleAsked(await searchParams)
  const [closing, people, unlisted, lists, choices] = await Promise.all([
    closingOf(id),
    peopleOf(id, asked),
    unlistedPeople(id, asked),
    listsOf(id),
    choicesOfForm(),
  ])
  return (
    <main className="page-width page-main">
      <p className="mb-4">
        <Link href={routes.teamSessions} className="inline-flex min-h-11 items-center">
          {teamSessionsWords().back}
        </Link>
      </p>
      <SessionHead session={session} />
      {closing && <CloseGathering id={id} closing={closing} />}
      <SessionPeople id={id} asked={asked} found={people} unlisted={unlisted} />
      <Attendance gathering={id} lists={lists} />
      <ChangeSessionForm
        id={id}
        version={session.version}
        repeats={session.repeatId !== null}
        typed={typedOf(session)}
        choices={choices}
      />
      <CancelSession session={session} />
    </main>
  )
}
