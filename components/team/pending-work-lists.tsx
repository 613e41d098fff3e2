import Link from 'next/link'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { teamHomeText } from '@/i18n/team-home'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import type { PendingWork } from '@/lib/team/queries/pending-work'
import { Row, Rows } from './rows'

/** Oldest first; messages with a legal deadline on top. */
export function PendingWorkLists({ pendingWork }: { pendingWork: PendingWork }) {
  const text = teamHomeText().home
  const { requests, forms: applications, messages, mail, counts } = pendingWork
  const isEmpty = requests.length + applications.length + messages.length + mail.failed === 0
  if (isEmpty) return <p className="mt-6 font-semibold">{text.nothing}</p>
  return (
    <>
      <PendingWorkSection title={text.requests} rows={requests}>
        {({ id, name, subject, daysLeft, isLate }) => (
          <Row
            key={id}
            href={routes.teamMessage(id)}
            name={name}
            badge={<Badge tone={isLate ? 'premium' : undefined}>{text.daysLeft(daysLeft)}</Badge>}
          >
            <p className="text-muted" dir="auto">
              {subject}
            </p>
          </Row>
        )}
      </PendingWorkSection>
      <PendingWorkSection
        title={text.forms}
        rows={applications}
        allHref={routes.teamApplications}
        count={counts.forms}
      >
        {({ id, name, kind, at }) => (
          <Row key={id} href={routes.teamApplication(id)} name={name}>
            <p className="text-muted">{`${teamSchoolsText().kinds[kind]}, ${teamHomeText().moment(at)}`}</p>
          </Row>
        )}
      </PendingWorkSection>
      <PendingWorkSection
        title={text.messages}
        rows={messages}
        allHref={routes.teamMessages}
        count={counts.messages}
      >
        {({ id, name, subject, at }) => (
          <Row key={id} href={routes.teamMessage(id)} name={subject}>
            <p className="text-muted" dir="auto">{`${name}, ${teamHomeText().moment(at)}`}</p>
          </Row>
        )}
      </PendingWorkSection>
      {mail.failed > 0 && mail.since && (
        <section aria-labelledby="mail">
          <h2 id="mail">{text.mail}</h2>
          <Link
            href={routes.teamMail}
            prefetch={false}
            className="inline-flex min-h-11 items-center"
          >
            {text.mailSays(mail.failed, teamHomeText().moment(mail.since))}
          </Link>
        </section>
      )}
    </>
  )
}

type Props<Item> = {
  title: string
  rows: Item[]
  allHref?: string
  count?: number
  children: (row: Item) => ReactNode
}

function PendingWorkSection<Item>({ title, rows, allHref, count = 0, children }: Props<Item>) {
  const text = teamHomeText().home
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <Rows label={title}>{rows.map(children)}</Rows>
      {allHref && count > rows.length && (
        <Link href={allHref} prefetch={false} className="inline-flex min-h-11 items-center">
          {text.seeAll(count, MAX_COUNTED)}
          <span className="sr-only">{`: ${title}`}</span>
        </Link>
      )}
    </section>
  )
}

const MAX_COUNTED = 1_000
