import Link from 'next/link'
import { teamHomeText } from '@/i18n/team-home'
import { teamPeopleText } from '@/i18n/team-people'
import type { AuditEntry, NamedReference } from '@/lib/audit/queries'
import { routes } from '@/lib/routes'

export function AuditLogEntry({ entry }: { entry: AuditEntry }) {
  const text = teamPeopleText()
  const { at, actor, actorReference, sentence, school, user, targetId, action } = entry
  const parts = sentence.split(/(\{school\}|\{person\})/)
  const isSchoolOmitted = school && !sentence.includes('{school}')
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
          return <span key={key}>{part}</span>
        })}
        {isSchoolOmitted && (
          <>
            {' ('}
            <SchoolLink reference={school} />
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
