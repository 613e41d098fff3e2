import { Act } from '@/components/school/act'
import { Badge } from '@/components/ui/badge'
import type { TeamRow } from '@/lib/team/queries/roster'
import { teamRolesWords } from '@/words/team-roles'
import { ChangeRole } from './change-role'

type Props = { people: TeamRow[]; own: string }

/** Everybody of the team. What can be changed for one of them opens in its place. */
export function TeamList({ people, own }: Props) {
  return (
    <ul className="rows">
      {people.map((person) => (
        <OnePerson key={person.id} person={person} isOwn={person.id === own} />
      ))}
    </ul>
  )
}

function OnePerson({ person, isOwn }: { person: TeamRow; isOwn: boolean }) {
  const words = teamRolesWords()
  const { id, email, role, since, hasFactor, factorRevoked } = person
  const name = `${person.firstname} ${person.lastname}`
  return (
    <li>
      <p className="font-semibold wrap-anywhere">
        {name} <Badge>{words.roles[role]}</Badge> {isOwn && <Badge>{words.you}</Badge>}
      </p>
      <p className="break-all">{email}</p>
      <p className="text-muted">
        {words.since(since)}
        {factorRevoked && `, ${words.factorRevoked}`}
        {!hasFactor && !factorRevoked && `, ${words.withoutFactor}`}
      </p>
      <details>
        <summary
          aria-label={words.more(name)}
          className="w-fit min-h-11 content-center cursor-pointer text-indigo"
        >
          {words.change}
        </summary>
        <div className="grid justify-items-start gap-4 py-3">
          <ChangeRole id={id} name={name} role={role === 'manager' ? 'editor' : 'manager'} />
          {!isOwn && (hasFactor || factorRevoked) && (
            <div className="grid justify-items-start gap-2">
              <p className="text-muted">{words.resetNote}</p>
              <Act
                label={words.reset}
                name={words.changeOne(name, words.reset)}
                path={`/api/team/roles/${id}/reset-second-factor`}
              />
            </div>
          )}
          <Act
            label={words.remove}
            name={words.changeOne(name, words.remove)}
            path={`/api/team/roles/${id}/remove`}
          />
        </div>
      </details>
    </li>
  )
}
