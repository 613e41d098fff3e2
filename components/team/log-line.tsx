import Link from 'next/link'
import type { Line, Named } from '@/lib/audit/queries'
import { routes } from '@/lib/routes'
import { deskWords } from '@/words/desk'
import { deskPeopleWords } from '@/words/desk-people'
import { addressOf } from './turn-page'

/** One line as a sentence: who, what, on whom, each name leading to more of the same. */
export function LogLine({ line, isManager }: { line: Line; isManager: boolean }) {
  const words = deskPeopleWords()
  const { at, actor, who, sentence, school, person, thing, act } = line
  const parts = sentence.split(/(\{school\}|\{person\})/)
  const unsaid = school && !sentence.includes('{school}')
  return (
    <li>
      <p>
        {actor === 'person' && who ? (
          <Who named={who} isManager={isManager} />
        ) : (
          <b>{actor === 'team' ? words.team : words.site}</b>
        )}{' '}
        {parts.map((part, index) => {
          const key = `${index}${part}`
          if (part === '{school}') return <School key={key} named={school} />
          if (part === '{person}') return <Who key={key} named={person} isManager={isManager} />
          return <span key={key}>{part}</span>
        })}
        {unsaid && (
          <>
            {' ('}
            <School named={school} />
            {')'}
          </>
        )}
      </p>
      <p className="text-muted">
        {deskWords().moment(at)}
        {thing && act.startsWith('message.') && (
          <Link href={routes.teamMessage(thing)} prefetch={false} className="ml-3">
            {words.theMessage}
          </Link>
        )}
      </p>
    </li>
  )
}

function School({ named }: { named: Named | null }) {
  const { goneSchool } = deskPeopleWords()
  if (!named?.name) return goneSchool
  return (
    <Link href={routes.teamSchool(named.id)} prefetch={false} dir="auto">
      {named.name}
    </Link>
  )
}

function Who({ named, isManager }: { named: Named | null; isManager: boolean }) {
  const { gonePerson } = deskPeopleWords()
  if (!named) return gonePerson
  const to = isManager
    ? routes.teamPerson(named.id)
    : addressOf(routes.teamLog, { person: named.id })
  return named.name ? (
    <Link href={to} prefetch={false} dir="auto">
      {named.name}
    </Link>
  ) : (
    gonePerson
  )
}
