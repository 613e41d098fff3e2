import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'
import type { Found } from '@/lib/team/queries/search'
import { deskWords } from '@/words/desk'
import { Row, Rows } from './rows'
import { stateLabel } from './state-label'

/** What was found, kind by kind. */
export function FoundThings({ found }: { found: Found }) {
  const words = deskWords().search
  const { forms, schools, people, certificates, messages } = found
  const all = [forms, schools, people, certificates, messages]
  if (all.every((one) => one.length === 0)) return <p className="mt-5">{words.nothing}</p>
  return (
    <>
      <Kind title={words.forms} rows={forms}>
        {({ id, name, reference, state, reason }) => (
          <Row key={id} href={routes.teamApplication(id)} name={name}>
            <p className="text-muted">{`${reference}, ${stateLabel({ state, reason })}`}</p>
          </Row>
        )}
      </Kind>
      <Kind title={words.certificates} rows={certificates}>
        {({ number, name, title, userId }) => (
          <Row key={number} href={userId ? routes.teamPerson(userId) : routes.team} name={number}>
            <p className="text-muted" dir="auto">{`${name}, ${title}`}</p>
          </Row>
        )}
      </Kind>
      <Kind title={words.people} rows={people}>
        {({ id, name, email }) => (
          <Row key={id} href={routes.teamPerson(id)} name={name}>
            <p className="break-all text-muted">{email}</p>
          </Row>
        )}
      </Kind>
      <Kind title={words.messages} rows={messages}>
        {({ id, subject, name }) => (
          <Row key={id} href={routes.teamMessage(id)} name={subject}>
            <p className="text-muted" dir="auto">
              {name}
            </p>
          </Row>
        )}
      </Kind>
      <Kind title={words.schools} rows={schools}>
        {({ id, name, address }) => (
          <Row key={id} href={routes.teamSchool(id)} name={name}>
            <p className="text-muted" dir="auto">
              {address}
            </p>
          </Row>
        )}
      </Kind>
    </>
  )
}

type Props<Item> = { title: string; rows: Item[]; children: (row: Item) => ReactNode }

function Kind<Item>({ title, rows, children }: Props<Item>) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <Rows label={title}>{rows.map(children)}</Rows>
    </section>
  )
}
