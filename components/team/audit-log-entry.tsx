import Link from 'next/link'
import { teamHomeText } from '@/i18n/team-home'
import { teamPeopleText } from '@/i18n/team-people'
import type { AuditEntry, NamedReference } from '@/lib/audit/queries'
import { routes } from '@/lib/routes'

/** One line as a sentence: who, what, on whom, each name leading to more of the same. */
export function AuditLogEntry({ line: entry }: { line: AuditEntry }) {
  const text = teamPeopleText()
  const {
    at,
    actor,
    who: actorReference,
    sentence,
    school,
    person: user,
    thing: targetId,
    act: action,
  } = entry
  const parts = sentence.split(/(\{school\}|\{person\})/)
  const isSchoolOmitted = school && !sentence.includes('{school}')
  return (
    <li>
      <p>
        {actor === 'person' && actorReference ? (
          <UserLink named={actorReference} />
        ) : (
          <b>{actor === 'team' ? text.team : text.site}</b>
        )}{' '}
        {parts.map((part, index) => {
          const key = `${index}${part}`
          if (part === '{school}') return <SchoolLink key={key} named={school} />
          if (part === '{person}') return <UserLink key={key} named={user} />
          return <span key={key}>{part}</span>
        })}
        {isSchoolOmitted && (
          <>
            {' ('}
            <SchoolLink named={school} />
            {')'}
          </>
        )}
      </p>
      <p className="text-muted">
        {teamHomeText().moment(at)}
        {targetId && action.startsWith('message.') && (
          <Link href={routes.teamMessage(targetId)} prefetch={false} className="ml-3">
            {text.theMessage}
          </Link>
        )}
      </p>
    </li>
  )
}

function SchoolLink({ named: reference }: { named: NamedReference | null }) {
  const { goneSchool: deletedSchoolText } = teamPeopleText()
  if (!reference?.name) return deletedSchoolText
  return (
    <Link href={routes.teamSchool(reference.id)} prefetch={false} dir="auto">
      {reference.name}
    </Link>
  )
}

function UserLink({ named: reference }: { named: NamedReference | null }) {
  const { gonePerson: deletedUserText } = teamPeopleText()
  if (!reference) return deletedUserText
  return reference.name ? (
    <Link href={routes.teamPerson(reference.id)} prefetch={false} dir="auto">
      {reference.name}
    </Link>
  ) : (
    deletedUserText
  )
}
