import { Act } from '@/components/school/act'
import { routes } from '@/lib/routes'
import type { AskedPeople, SessionPerson, UnlistedPerson } from '@/lib/series/queries/people'
import { teamSessionsWords } from '@/words/team-sessions'
import { Finder } from './finder'
import { TurnOver } from './turn-over'

type Props = {
  id: string
  asked: AskedPeople
  found: { rows: SessionPerson[]; next: string | null }
  /** Accounts that fit the search and have neither registered nor attended. */
  unlisted: UnlistedPerson[]
}

/** Everyone who registered, joined or attended; attendance is added and removed here by hand. */
export function SessionPeople({ id, asked, found: { rows, next }, unlisted }: Props) {
  const words = teamSessionsWords()
  const { people } = words
  return (
    <section aria-labelledby="people" className="mt-10">
      <h2 id="people">{people.heading}</h2>
      <Finder
        action={routes.teamSession(id)}
        select={{ name: 'who', label: people.which, value: asked.who, options: people.who }}
        search={{ label: people.search, value: asked.search }}
        button={words.find}
      />
      {rows.length === 0 && (
        <p className="mt-4">{asked.search ? people.none : `${people.none} ${people.toAdd}`}</p>
      )}
      <ul className="mt-4 divide-y divide-rule">
        {rows.map((person) => (
          <Person key={person.id} session={id} person={person} />
        ))}
      </ul>
      <TurnOver path={routes.teamSession(id)} asked={asked} next={next} />
      {unlisted.length > 0 && (
        <section aria-labelledby="unlisted" className="mt-8">
          <h3 id="unlisted">{people.unlisted}</h3>
          <p className="text-muted">{people.unlistedHint}</p>
          <ul className="mt-2 divide-y divide-rule">
            {unlisted.map((one) => (
              <Person key={one.id} session={id} person={{ ...one, ...NOTHING_YET }} />
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}

const NOTHING_YET = { state: null, joinedAt: null, how: null }

function Person({ session, person }: { session: string; person: SessionPerson }) {
  const { people } = teamSessionsWords()
  const { id, name, email, state, joinedAt, how } = person
  const said = [
    how && state === null && people.unregistered,
    state === 'waiting' && people.waits,
    state === 'cancelled' && people.given,
    joinedAt && people.joinedAt(joinedAt),
    how && people.how[how],
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="break-all text-muted">{email}</p>
        {said.length > 0 && <p>{said.join(', ')}</p>}
      </div>
      <Act
        key={how ?? 'absent'}
        label={how ? people.absent : people.present}
        name={how ? people.absentOf(name) : people.presentOf(name)}
        path={`/api/team/sessions/${session}/people/${id}/${how ? 'absent' : 'present'}`}
        atOnce
      />
    </li>
  )
}
