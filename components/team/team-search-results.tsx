import type { ReactNode } from 'react'
import { teamHomeText } from '@/i18n/team-home'
import { routes } from '@/lib/routes'
import type { TeamSearchResults } from '@/lib/team/queries/search'
import { getApplicationStateLabel } from './application-state-label'
import { Row, Rows } from './rows'

export function SearchResultGroups({ results }: { results: TeamSearchResults }) {
  const text = teamHomeText().search
  const { forms: applications, schools, people: users, certificates, messages } = results
  const groups = [applications, schools, users, certificates, messages]
  if (groups.every((group) => group.length === 0)) return <p className="mt-5">{text.nothing}</p>
  return (
    <>
      <SearchResultGroup title={text.forms} rows={applications}>
        {({ id, name, reference, state, reason }) => (
          <Row key={id} href={routes.teamApplication(id)} name={name}>
            <p className="text-muted">{`${reference}, ${getApplicationStateLabel({ state, reason })}`}</p>
          </Row>
        )}
      </SearchResultGroup>
      <SearchResultGroup title={text.certificates} rows={certificates}>
        {({ number, name, title, userId }) => (
          <Row key={number} href={userId ? routes.teamPerson(userId) : routes.team} name={number}>
            <p className="text-muted" dir="auto">{`${name}, ${title}`}</p>
          </Row>
        )}
      </SearchResultGroup>
      <SearchResultGroup title={text.people} rows={users}>
        {({ id, name, email }) => (
          <Row key={id} href={routes.teamPerson(id)} name={name}>
            <p className="break-all text-muted">{email}</p>
          </Row>
        )}
      </SearchResultGroup>
      <SearchResultGroup title={text.messages} rows={messages}>
        {({ id, subject, name }) => (
          <Row key={id} href={routes.teamMessage(id)} name={subject}>
            <p className="text-muted" dir="auto">
              {name}
            </p>
          </Row>
        )}
      </SearchResultGroup>
      <SearchResultGroup title={text.schools} rows={schools}>
        {({ id, name, address }) => (
          <Row key={id} href={routes.teamSchool(id)} name={name}>
            <p className="text-muted" dir="auto">
              {address}
            </p>
          </Row>
        )}
      </SearchResultGroup>
    </>
  )
}

type Props<Item> = { title: string; rows: Item[]; children: (row: Item) => ReactNode }

function SearchResultGroup<Item>({ title, rows, children }: Props<Item>) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <Rows label={title}>{rows.map(children)}</Rows>
    </section>
  )
}
