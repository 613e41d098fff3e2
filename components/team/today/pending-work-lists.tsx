import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { teamHomeText } from '@/i18n/team-home'
import { teamListsText } from '@/i18n/team-lists'
import { routes } from '@/lib/routes'
import type { PendingWork } from '@/lib/team/today/pending-work'
import { RecordLink, RecordTable } from '../lists/record-table'

/** Most urgent first: failures, deadlines, then what has waited longest. */
export function PendingWorkLists({ pendingWork }: { pendingWork: PendingWork }) {
  const { endsSoon, waiting, moreWaiting, mail } = pendingWork
  if (endsSoon.length + waiting.length + mail.failed === 0)
    return <p className="mt-6 font-semibold">{teamHomeText().home.nothing}</p>
  return (
    <>
      <FailedEmails {...mail} />
      {endsSoon.length > 0 && <EndingWork rows={endsSoon} />}
      {waiting.length > 0 && <WaitingWork rows={waiting} moreCount={moreWaiting} />}
    </>
  )
}

function FailedEmails({ failed: failedCount, since }: PendingWork['mail']) {
  const { home: text, moment: formatMoment } = teamHomeText()
  if (failedCount === 0 || !since) return null
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">{text.mail}</h2>
      <Link href={routes.teamMail} prefetch={false} className="inline-flex min-h-11 items-center">
        {text.mailSays(failedCount, formatMoment(since))}
      </Link>
    </section>
  )
}

type PendingTask = (PendingWork['endsSoon'] | PendingWork['waiting'])[number]

const TASK_ROUTES: Record<PendingTask['kind'], (id: string) => string> = {
  request: routes.teamMessage,
  privacyRequest: (id) => `${routes.teamPerson(id)}?tab=requests`,
  term: routes.teamSchool,
  application: routes.teamApplication,
  message: routes.teamMessage,
  payment: routes.teamOrder,
  revocation: routes.teamCertificate,
  session: routes.teamSession,
}

const buildTaskColumns = () =>
  [
    {
      label: teamListsText().task,
      cell: ({ kind, targetId, name }: PendingTask) => (
        <RecordLink href={TASK_ROUTES[kind](targetId)}>{name}</RecordLink>
      ),
    },
    {
      label: teamListsText().kind,
      cell: ({ kind }: PendingTask) => teamHomeText().home.kinds[kind],
    },
    { label: teamListsText().detail, cell: ({ detail }: PendingTask) => detail },
  ] as const

function EndingWork({ rows }: { rows: PendingWork['endsSoon'] }) {
  const { home: text } = teamHomeText()
  return (
    <section aria-labelledby="ends-soon">
      <h2 id="ends-soon">{text.endsSoon}</h2>
      <RecordTable
        label={text.endsSoon}
        rows={rows}
        columns={[
          ...buildTaskColumns(),
          {
            label: teamListsText().deadline,
            cell: ({ daysLeft }) => (
              <Badge tone={daysLeft < 0 ? 'premium' : undefined}>{text.daysLeft(daysLeft)}</Badge>
            ),
          },
        ]}
      />
    </section>
  )
}

function WaitingWork({ rows, moreCount }: { rows: PendingWork['waiting']; moreCount: number }) {
  const { home: text } = teamHomeText()
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{text.waiting}</h2>
      <RecordTable
        label={text.waiting}
        rows={rows}
        columns={[
          ...buildTaskColumns(),
          { label: teamListsText().waitsSince, cell: ({ days }) => text.age(days) },
        ]}
      />
      {moreCount > 0 && <p className="mt-3 font-semibold">{text.moreWaiting(moreCount)}</p>}
    </section>
  )
}
