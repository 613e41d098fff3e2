import { routes } from '@/lib/routes'
import type { termsForTeam } from '@/lib/schools/queries/desk-schools'
import { deskSchoolsWords } from '@/words/desk-schools'
import { BackLink } from './back-link'
import { DeskField, DeskForm } from './desk-form'
import { TermFields } from './term-fields'

type Terms = Awaited<ReturnType<typeof termsForTeam>>

/** The terms, the seats of each, and what can be done about them. */
export function SchoolTerms({ id, terms }: { id: string; terms: Terms }) {
  const { school } = deskSchoolsWords()
  const call = (act: string) => `/api/team/schools/${id}/${act}`
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{school.terms}</h2>
      {terms.length === 0 && <p className="mt-2">{school.noTerms}</p>}
      <ul className="rows mt-3">
        {terms.map((term) => (
          <Term key={term.id} term={term} />
        ))}
      </ul>
      <details className="desk-act">
        <summary>{school.add}</summary>
        <DeskForm path={call('terms')} button={school.addButton}>
          <TermFields months={12} seats={terms[0]?.seats ?? 1} />
        </DeskForm>
      </details>
      {terms.some(({ isOver }) => !isOver) && (
        <details className="desk-act">
          <summary>{school.end}</summary>
          <p className="mb-4">{school.endSays}</p>
          <DeskForm path={call('end-term')} button={school.end} look="secondary" />
        </details>
      )}
      <BackLink href={routes.teamMerge(id)} label={school.merge} />
    </section>
  )
}

function Term({ term: { id, firstDay, lastDay, seats, note, isOver } }: { term: Terms[number] }) {
  const { school, longDay } = deskSchoolsWords()
  return (
    <li>
      <p>
        {school.term(longDay(firstDay), longDay(lastDay), seats)}
        {isOver && ` (${school.over})`}
      </p>
      {note && (
        <p className="text-muted" dir="auto">
          {school.note(note)}
        </p>
      )}
      {!isOver && (
        <details>
          <summary className="inline-flex min-h-11 items-center">{school.changeSeats}</summary>
          <DeskForm
            path={`/api/team/terms/${id}/seats`}
            button={school.changeSeats}
            look="secondary"
          >
            <DeskField
              name="seats"
              label={school.seats}
              type="number"
              inputMode="numeric"
              defaultValue={seats}
            />
          </DeskForm>
        </details>
      )}
    </li>
  )
}
