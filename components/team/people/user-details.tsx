import Link from 'next/link'
import { DescriptionRow } from '@/components/ui/description-row'
import { teamPeopleText } from '@/i18n/team-people'
import type { TeamUserDetails } from '@/lib/accounts/user-list'
import { routes } from '@/lib/routes'
import { TeamForm } from '../forms/team-form'

type Props = { user: TeamUserDetails }

export function UserLogins({ user }: Props) {
  const text = teamPeopleText()
  if (user.logins === 0) return null
  return (
    <section aria-labelledby="logins">
      <h2 id="logins">{text.end}</h2>
      <p className="my-3">{text.endSays}</p>
      <TeamForm
        path={`/api/team/people/${user.id}/end-logins`}
        button={text.end}
        variant="secondary"
      />
    </section>
  )
}

export function UserDescription({ user }: Props) {
  const {
    facts: labels,
    day: formatDay,
    roles: roleLabels,
    seat: formatSeat,
    schoolRoles: schoolRoleLabels,
  } = teamPeopleText()
  const {
    email,
    phone,
    at: registeredAt,
    confirmedAt,
    role,
    seat,
    logins: loginCount,
    lastSeenAt,
  } = user
  return (
    <dl className="rows mt-5">
      <DescriptionRow name={labels.email}>{email}</DescriptionRow>
      <DescriptionRow name={labels.phone}>{phone}</DescriptionRow>
      <DescriptionRow name={labels.registered}>{formatDay(registeredAt)}</DescriptionRow>
      <DescriptionRow name={labels.confirmed}>
        {confirmedAt ? formatDay(confirmedAt) : labels.notConfirmed}
      </DescriptionRow>
      <DescriptionRow name={labels.team}>{role ? roleLabels[role] : labels.notTeam}</DescriptionRow>
      <DescriptionRow name={labels.school}>
        {seat ? (
          <Link href={routes.teamSchool(seat.schoolId)} prefetch={false} dir="auto">
            {formatSeat(seat.school, schoolRoleLabels[seat.role], formatDay(seat.since))}
          </Link>
        ) : (
          labels.noSchool
        )}
      </DescriptionRow>
      <DescriptionRow name={labels.logins}>
        {labels.seen(loginCount, lastSeenAt && formatDay(lastSeenAt))}
      </DescriptionRow>
    </dl>
  )
}

export function UserCertificates({ certificates }: Pick<TeamUserDetails, 'certificates'>) {
  const text = teamPeopleText()
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates">{text.certificates}</h2>
      {certificates.length === 0 && <p className="mt-2">{text.noCertificates}</p>}
      <ul className="rows">
        {certificates.map(({ number, title, name, issuedAt, revokedAt }) => (
          <li key={number}>
            <Link
              href={routes.teamCertificate(number)}
              prefetch={false}
              dir="auto"
              className="team-row-name"
              aria-label={text.rights.certificate(title)}
            >
              {title}
            </Link>
            <p className="text-muted" dir="auto">
              {[number, name, text.day(issuedAt), revokedAt && text.revoked]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
