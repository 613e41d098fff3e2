import { Act } from '@/components/school/act'
import { routes } from '@/lib/routes'
import type { AskedPeople, SessionPerson } from '@/lib/series/queries/people'
import { teamSessionsWords } from '@/words/team-sessions'
import { Finder } from './finder'
import { TurnOver } from './turn-over'

type Props = {
  id: string
  asked: AskedPeople
  found: { rows: SessionPerson[]; next: string | null }
}

/** Who registered, joined and was there; by hand it is noted here. */
export function SessionPeople({ id, asked, found: { rows, next } }: Props) {
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
      {rows.length === 0 && <p className="mt-4">{people.none}</p>}
      <ul className="mt-4 divide-y divide-rule">
        {rows.map((person) => (
          <Person key={person.id} session={id} person={person} />
        ))}
      </ul>
      <TurnOver path={routes.teamSession(id)} asked={asked} next={next} />
    </section>
  )
}

function Person({ session, person }: { session: string; person: SessionPerson }) {
  const { people } = teamSessionsWords()
  const { id, name, email, state, joinedAt, how } = person
  const said = [
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
