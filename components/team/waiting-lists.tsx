import Link from 'next/link'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { routes } from '@/lib/routes'
import type { Waiting } from '@/lib/team/queries/waiting'
import { deskWords } from '@/words/desk'
import { deskSchoolsWords } from '@/words/desk-schools'
import { Row, Rows } from './rows'

/** What waits, each kind the oldest first, with what has a term of law on top. */
export function WaitingLists({ waiting }: { waiting: Waiting }) {
  const words = deskWords().home
  const { requests, forms, messages, mail, counts } = waiting
  const nothing = requests.length + forms.length + messages.length + mail.failed === 0
  if (nothing) return <p className="mt-6 font-semibold">{words.nothing}</p>
  return (
    <>
      <Part title={words.requests} rows={requests}>
        {({ id, name, subject, daysLeft, isLate }) => (
          <Row
            key={id}
            href={routes.teamMessage(id)}
            name={name}
            badge={<Badge tone={isLate ? 'premium' : undefined}>{words.daysLeft(daysLeft)}</Badge>}
          >
            <p className="text-muted" dir="auto">
              {subject}
            </p>
          </Row>
        )}
      </Part>
      <Part title={words.forms} rows={forms} all={routes.teamApplications} count={counts.forms}>
        {({ id, name, kind, at }) => (
          <Row key={id} href={routes.teamApplication(id)} name={name}>
            <p className="text-muted">{`${deskSchoolsWords().kinds[kind]}, ${deskWords().moment(at)}`}</p>
          </Row>
        )}
      </Part>
      <Part
        title={words.messages}
        rows={messages}
        all={routes.teamMessages}
        count={counts.messages}
      >
        {({ id, name, subject, at }) => (
          <Row key={id} href={routes.teamMessage(id)} name={subject}>
            <p className="text-muted" dir="auto">{`${name}, ${deskWords().moment(at)}`}</p>
          </Row>
        )}
      </Part>
      {mail.failed > 0 && mail.since && (
        <section aria-labelledby="mail">
          <h2 id="mail">{words.mail}</h2>
          <Link
            href={routes.teamMail}
            prefetch={false}
            className="inline-flex min-h-11 items-center"
          >
            {words.mailSays(mail.failed, deskWords().moment(mail.since))}
          </Link>
        </section>
      )}
    </>
  )
}

type Props<Item> = {
  title: string
  rows: Item[]
  all?: string
  count?: number
  children: (row: Item) => ReactNode
}

function Part<Item>({ title, rows, all, count = 0, children }: Props<Item>) {
  const words = deskWords().home
  if (rows.length === 0) return null
  const most = deskWords().home.all(count, MOST)
  return (
    <section>
      <h2>{title}</h2>
      <Rows label={title}>{rows.map(children)}</Rows>
      {all && count > rows.length && (
        <Link href={all} prefetch={false} className="inline-flex min-h-11 items-center">
          {words.seeAll(title, most)}
        </Link>
      )}
    </section>
  )
}

const MOST = 1_000
