import Link from 'next/link'
import type { ReactNode } from 'react'
import { teamHomeText } from '@/i18n/team-home'
import { teamPeopleText } from '@/i18n/team-people'
import type { AuditEntry, AuditedObjectLink, NamedReference } from '@/lib/audit/entries'
import { routes } from '@/lib/routes'
import { buildTeamListUrl } from '../lists/team-pagination'

type Props = { entry: AuditEntry; isOnSchoolPage?: boolean; children?: ReactNode }

export function AuditLogEntry({ entry, isOnSchoolPage = false, children }: Props) {
  const text = teamPeopleText()
  const { at, actor, actorReference, sentence, school, user, object, reason } = entry
  const parts = sentence.split(/(\{school\}|\{person\}|\{object\})/)
  return (
    <li>
      <p>
        {actor === 'user' && actorReference ? (
          <UserLink reference={actorReference} />
        ) : (
          <b>{actor === 'team' ? text.team : text.site}</b>
        )}{' '}
        {parts.map((part, index) => {
          const key = `${index}${part}`
          if (part === '{school}') return <SchoolLink key={key} reference={school} />
          if (part === '{person}') return <UserLink key={key} reference={user} />
          if (part === '{object}') return <ObjectLink key={key} object={object} />
          return <span key={key}>{part}</span>
        })}
        {school && !isOnSchoolPage && !parts.includes('{school}') && (
          <>
            {' ('}
            <SchoolLink reference={school} />
            {')'}
          </>
        )}
        {object && !parts.includes('{object}') && (
          <>
            {' ('}
            <ObjectLink object={object} />
            {')'}
          </>
        )}
      </p>
      {reason && <p dir="auto">{text.reason(reason)}</p>}
      {children}
      <p className="text-muted">
        {teamHomeText().moment(at)}
        {object?.id && (
          <Link
            href={buildTeamListUrl(routes.teamLog, { targetId: object.id })}
            prefetch={false}
            className="ml-3"
          >
            {text.onlyThis}
          </Link>
        )}
      </p>
    </li>
  )
}

function ObjectLink({ object }: { object: AuditedObjectLink | null }) {
  if (!object) return null
  if (!object.url) return <span dir="auto">{object.name}</span>
  return (
    <Link href={object.url} prefetch={false} dir="auto">
      {object.name}
    </Link>
  )
}

function SchoolLink({ reference }: { reference: NamedReference | null }) {
  const { goneSchool: deletedSchoolText } = teamPeopleText()
  if (!reference?.name) return deletedSchoolText
  return (
    <Link href={routes.teamSchool(reference.id)} prefetch={false} dir="auto">
      {reference.name}
    </Link>
  )
}

function UserLink({ reference }: { reference: NamedReference | null }) {
  const { erasedAccount: deletedUserText } = teamPeopleText()
  if (!reference) return deletedUserText
  return reference.name ? (
    <Link href={routes.teamPerson(reference.id)} prefetch={false} dir="auto">
      {reference.name}
    </Link>
  ) : (
    deletedUserText
  )
}
