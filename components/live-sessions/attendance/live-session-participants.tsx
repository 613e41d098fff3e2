import { teamSessionsText } from '@/i18n/team-sessions'
import type {
  Registrant,
  RegistrantQuery,
  UnlistedUser,
} from '@/lib/live-sessions/registration/registrants'
import { routes } from '@/lib/routes'
import { PaginationLinks } from '../public-sessions/pagination-links'
import { SearchForm } from '../session/search-form'
import { NO_ATTENDANCE, ParticipantRow } from './participant-row'

type Props = {
  id: string
  query: RegistrantQuery
  results: { rows: Registrant[]; next: string | null }
  /** Search results that have neither registered nor attended. */
  unlisted: UnlistedUser[]
  /** Only managers revoke certificates. */
  canRevoke: boolean
}

export function LiveSessionParticipants({
  id,
  query,
  results: { rows, next },
  unlisted,
  canRevoke,
}: Props) {
  const { people: participantsText } = teamSessionsText()
  return (
    <section aria-labelledby="people" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="people">{participantsText.heading}</h2>
        <a href="#add-attendee" className="inline-flex min-h-11 items-center">
          {participantsText.add.heading}
        </a>
      </div>
      <SearchForm
        action={routes.teamSession(id)}
        select={{
          name: 'who',
          label: participantsText.which,
          value: query.filter,
          options: participantsText.who,
        }}
        search={{ label: participantsText.search, value: query.search }}
        button={participantsText.find}
      />
      {rows.length === 0 && (
        <p className="mt-4">
          {query.search
            ? participantsText.none
            : `${participantsText.none} ${participantsText.toAdd}`}
        </p>
      )}
      <ul className="mt-4 divide-y divide-rule">
        {rows.map((participant) => (
          <ParticipantRow key={participant.id} liveSessionId={id} {...{ participant, canRevoke }} />
        ))}
      </ul>
      <PaginationLinks
        path={routes.teamSession(id)}
        query={{ who: query.filter, search: query.search, after: query.after }}
        next={next}
      />
      <p className="mt-3">
        <a
          href={`/api/team/sessions/${id}/attendees`}
          download
          className="inline-flex min-h-11 items-center"
        >
          {participantsText.csv.button}
        </a>
      </p>
      {unlisted.length > 0 && (
        <section aria-labelledby="unlisted" className="mt-8">
          <h3 id="unlisted">{participantsText.unlisted}</h3>
          <p className="text-muted">{participantsText.unlistedHint}</p>
          <ul className="mt-2 divide-y divide-rule">
            {unlisted.map((user) => (
              <ParticipantRow
                key={user.id}
                liveSessionId={id}
                participant={{ ...user, ...NO_ATTENDANCE }}
                canRevoke={canRevoke}
              />
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}
