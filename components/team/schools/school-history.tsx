import { teamSchoolsText } from '@/i18n/team-schools'
import type { listApplicationHistory } from '@/lib/schools/my-school'
import type { listTermsForTeam } from '@/lib/schools/team-schools'
import { getApplicationStateLabel } from '@/lib/team/schools/list'

type Props = {
  history: Awaited<ReturnType<typeof listApplicationHistory>>
  terms: Awaited<ReturnType<typeof listTermsForTeam>>
}

export function SchoolHistory({ history, terms }: Props) {
  const text = teamSchoolsText()
  const { school: schoolText } = text
  return (
    <section aria-labelledby="story">
      <h2 id="story">{text.story}</h2>
      <ul className="rows mt-3">
        {terms.map(({ id, firstDay, lastDay, seats, note }) => (
          <li key={id}>
            <p>{schoolText.term(text.longDay(firstDay), text.longDay(lastDay), seats)}</p>
            {note && (
              <p className="text-muted" dir="auto">
                {schoolText.note(note)}
              </p>
            )}
          </li>
        ))}
        {history.map(({ reference, kind, state, sentAt, decidedAt, reason }) => (
          <li key={reference}>
            <p>{text.sent(text.kinds[kind], text.day(sentAt))}</p>
            <p>
              {text.decided(
                getApplicationStateLabel({ state, reason }),
                decidedAt && text.day(decidedAt),
              )}
            </p>
            {reason && <p dir="auto">{text.reason(reason)}</p>}
            <p className="text-muted">{text.reference(reference)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
