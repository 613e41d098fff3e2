import Link from 'next/link'
import { Fact } from '@/components/school/fact'
import type { Person } from '@/lib/accounts/people'
import { routes } from '@/lib/routes'
import { deskPeopleWords } from '@/words/desk-people'
import { BackLink } from './back-link'
import { DeskForm } from './desk-form'
import { type ErasureState, PersonRights } from './person-rights'
import { addressOf } from './turn-page'

type Props = { person: Person; erasure: ErasureState }

/** One person, and what a manager can do for them. */
export function PersonSheet({ person, erasure }: Props) {
  const words = deskPeopleWords()
  return (
    <>
      <PersonFacts person={person} />
      <Certificates certificates={person.certificates} />
      {person.logins > 0 && (
        <section aria-labelledby="logins">
          <h2 id="logins">{words.end}</h2>
          <p className="my-3">{words.endSays}</p>
          <DeskForm
            path={`/api/team/people/${person.id}/end-logins`}
            button={words.end}
            look="secondary"
          />
        </section>
      )}
      <PersonRights person={person} erasure={erasure} />
      <BackLink href={addressOf(routes.teamLog, { person: person.id })} label={words.log} />
    </>
  )
}

function PersonFacts({ person }: { person: Person }) {
  const { facts, day, roles, seat: said, schoolRoles } = deskPeopleWords()
  const { email, phone, at, confirmedAt, role, seat, logins, lastSeenAt } = person
  return (
    <dl className="rows mt-5">
      <Fact name={facts.email}>{email}</Fact>
      <Fact name={facts.phone}>{phone}</Fact>
      <Fact name={facts.registered}>{day(at)}</Fact>
      <Fact name={facts.confirmed}>{confirmedAt ? day(confirmedAt) : facts.notConfirmed}</Fact>
      <Fact name={facts.team}>{role ? roles[role] : facts.notTeam}</Fact>
      <Fact name={facts.school}>
        {seat ? (
          <Link href={routes.teamSchool(seat.schoolId)} prefetch={false} dir="auto">
            {said(seat.school, schoolRoles[seat.role], day(seat.since))}
          </Link>
        ) : (
          facts.noSchool
        )}
      </Fact>
      <Fact name={facts.logins}>{facts.seen(logins, lastSeenAt && day(lastSeenAt))}</Fact>
    </dl>
  )
}

function Certificates({ certificates }: Pick<Person, 'certificates'>) {
  const words = deskPeopleWords()
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates">{words.certificates}</h2>
      {certificates.length === 0 && <p className="mt-2">{words.noCertificates}</p>}
      <ul className="rows">
        {certificates.map(({ number, title, name, issuedAt, revokedAt }) => (
          <li key={number}>
            <Link
              href={routes.teamCertificate(number)}
              prefetch={false}
              dir="auto"
              className="desk-row-name"
              aria-label={words.rights.certificate(title)}
            >
              {title}
            </Link>
            <p className="text-muted" dir="auto">
              {[number, name, words.day(issuedAt), revokedAt && words.revoked]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
