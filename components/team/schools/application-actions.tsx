import { teamSchoolsText } from '@/i18n/team-schools'
import type { TeamApplication } from '@/lib/schools/application/team-list'
import { computeSeats } from '@/lib/schools/policy'
import { TeamForm, TeamTextArea } from '../forms/team-form'
import { TermFields } from './term-fields'

/** Each action can be undone for ten seconds. */
export function ApplicationActions({ application }: { application: TeamApplication }) {
  const {
    decision: decisionHeading,
    approve: approveText,
    reject: rejectText,
    close: closeText,
    ask: askText,
  } = teamSchoolsText()
  const buildPath = (action: string) => `/api/team/applications/${application.id}/${action}`
  const seats = computeSeats(Number(application.fields.teaching_staff_count))
  return (
    <section aria-labelledby="decision">
      <h2 id="decision">{decisionHeading}</h2>
      <details open className="team-action">
        <summary>{approveText.heading}</summary>
        <TeamForm path={buildPath('approve')} button={approveText.button} shortcut="a">
          <TermFields months={12} seats={seats} />
        </TeamForm>
      </details>
      <details className="team-action">
        <summary>{rejectText.heading}</summary>
        <TeamForm path={buildPath('reject')} button={rejectText.button} variant="secondary">
          <TeamTextArea
            name="reason"
            label={rejectText.reason}
            hint={rejectText.hint}
            rows={4}
            aria-keyshortcuts="r"
          />
        </TeamForm>
      </details>
      <details className="team-action">
        <summary>{closeText.heading}</summary>
        <TeamForm path={buildPath('close')} button={closeText.button} variant="secondary">
          <TeamTextArea name="reason" label={closeText.reason} hint={closeText.hint} rows={2} />
        </TeamForm>
      </details>
      <details className="team-action">
        <summary>{askText.heading}</summary>
        <TeamForm path={buildPath('ask')} button={askText.button} variant="secondary">
          <TeamTextArea name="question" label={askText.question} hint={askText.hint} rows={4} />
        </TeamForm>
      </details>
    </section>
  )
}
