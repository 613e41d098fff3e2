import { seatsFor } from '@/lib/schools/policy'
import type { Application } from '@/lib/schools/queries/desk-applications'
import { deskSchoolsWords } from '@/words/desk-schools'
import { DeskForm, DeskText } from './desk-form'
import { TermFields } from './term-fields'

/** Each is one form, and each can be undone for ten seconds. */
export function ApplicationActs({ form }: { form: Application }) {
  const { decision, approve, reject, close, ask } = deskSchoolsWords()
  const call = (act: string) => `/api/team/applications/${form.id}/${act}`
  const seats = seatsFor(Number(form.fields.teaching_staff_count))
  return (
    <section aria-labelledby="decision">
      <h2 id="decision">{decision}</h2>
      <details open className="desk-act">
        <summary>{approve.heading}</summary>
        <DeskForm path={call('approve')} button={approve.button} shortcut="a">
          <TermFields months={12} seats={seats} />
        </DeskForm>
      </details>
      <details className="desk-act">
        <summary>{reject.heading}</summary>
        <DeskForm path={call('reject')} button={reject.button} look="secondary">
          <DeskText
            name="reason"
            label={reject.reason}
            hint={reject.hint}
            rows={4}
            aria-keyshortcuts="r"
          />
        </DeskForm>
      </details>
      <details className="desk-act">
        <summary>{close.heading}</summary>
        <DeskForm path={call('close')} button={close.button} look="secondary">
          <DeskText name="reason" label={close.reason} hint={close.hint} rows={2} />
        </DeskForm>
      </details>
      <details className="desk-act">
        <summary>{ask.heading}</summary>
        <DeskForm path={call('ask')} button={ask.button} look="secondary">
          <DeskText name="question" label={ask.question} hint={ask.hint} rows={4} />
        </DeskForm>
      </details>
    </section>
  )
}
