import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import type { listTermsForTeam } from '@/lib/schools/team-schools'
import { TeamField, TeamForm } from '../forms/team-form'
import { BackLink } from '../frame/back-link'
import { TermFields } from './term-fields'

type TeamSchoolTerms = Awaited<ReturnType<typeof listTermsForTeam>>

export function SchoolTerms({ id, terms }: { id: string; terms: TeamSchoolTerms }) {
  const { school: schoolText } = teamSchoolsText()
  const buildPath = (action: string) => `/api/team/schools/${id}/${action}`
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{schoolText.terms}</h2>
      {terms.length === 0 && <p className="mt-2">{schoolText.noTerms}</p>}
      <ul className="rows mt-3">
        {terms.map((term) => (
          <SchoolTermItem key={term.id} term={term} />
        ))}
      </ul>
      <details className="team-action">
        <summary>{schoolText.add}</summary>
        <TeamForm path={buildPath('terms')} button={schoolText.addButton}>
          <TermFields months={12} seats={terms[0]?.seats ?? 1} />
        </TeamForm>
      </details>
      {terms.some(({ isOver }) => !isOver) && (
        <details className="team-action">
          <summary>{schoolText.end}</summary>
          <p className="mb-4">{schoolText.endSays}</p>
          <TeamForm path={buildPath('end-term')} button={schoolText.end} variant="secondary" />
        </details>
      )}
      <BackLink href={routes.teamMerge(id)} label={schoolText.merge} />
    </section>
  )
}

function SchoolTermItem({
  term: { id, firstDay, lastDay, seats, note, isOver, isComing },
}: {
  term: TeamSchoolTerms[number]
}) {
  const { school: schoolText, longDay: formatLongDay } = teamSchoolsText()
  return (
    <li>
      <p>
        {schoolText.term(formatLongDay(firstDay), formatLongDay(lastDay), seats)}
        {isOver && ` (${schoolText.over})`}
      </p>
      {note && (
        <p className="text-muted" dir="auto">
          {schoolText.note(note)}
        </p>
      )}
      {!isOver && (
        <details>
          <summary className="inline-flex min-h-11 items-center">{schoolText.changeSeats}</summary>
          <TeamForm
            path={`/api/team/terms/${id}/seats`}
            button={schoolText.changeSeats}
            variant="secondary"
          >
            <TeamField
              name="seats"
              label={schoolText.seats}
              type="number"
              inputMode="numeric"
              defaultValue={seats}
            />
          </TeamForm>
        </details>
      )}
      {isComing && (
        <details>
          <summary className="inline-flex min-h-11 items-center">{schoolText.remove}</summary>
          <p className="mb-4">{schoolText.removeSays}</p>
          <TeamForm
            path={`/api/team/terms/${id}/remove`}
            button={schoolText.remove}
            variant="secondary"
          />
        </details>
      )}
    </li>
  )
}
