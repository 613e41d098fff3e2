import { seatsFor } from '@/lib/schools/policy'
import type { Application } from '@/lib/schools/queries/desk-applications'
import { deskSchoolsWords } from '@/words/desk-schools'
import { DeskForm, DeskText } from './desk-form'
import { TermFields } from './term-fields'

/** Yes, no, or a question: each is one form, and each can be taken back for ten seconds. */
export function ApplicationActs({ form }: { form: Application }) {
  const { approve, reject, ask } = deskSchoolsWords()
  const call = (act: string) => `/api/team/applications/${form.id}/${act}`
  const seats = seatsFor(Number(form.fields.teaching_staff_count))
  return (
    <section aria-label={approve.heading}>
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
        <summary>{ask.heading}</summary>
        <DeskForm path={call('ask')} button={ask.button} look="secondary">
          <DeskText name="question" label={ask.question} hint={ask.hint} rows={4} />
        </DeskForm>
      </details>
    </section>
  )
}
