import { Act } from '@/components/school/act'
import { Alert } from '@/components/ui/alert'
import type { DeskSession } from '@/lib/series/queries/desk'
import { teamSessionsWords } from '@/words/team-sessions'
import { CancelForm } from './cancel-form'

/** Calls a session off, and back on as long as it has not ended. */
export function CancelSession({ session }: { session: DeskSession }) {
  const { cancel } = teamSessionsWords()
  const { id, state, standing, cancelReason, repeatId } = session
  if (state === 'cancelled')
    return (
      <div className="mt-12 grid gap-4">
        <Alert tone="warning">{cancel.reasonOf(cancelReason ?? '')}</Alert>
        <p>{cancel.restoreNote}</p>
        <Act label={cancel.restore} path={`/api/team/sessions/${id}/restore`} />
      </div>
    )
  if (standing === 'over' && state !== 'draft') return null
  return (
    <section aria-labelledby="cancel" className="mt-12 max-w-2xl">
      <h2 id="cancel">{cancel.heading}</h2>
      <p className="mt-2 mb-4">{state === 'draft' ? cancel.ledeDraft : cancel.lede}</p>
      <CancelForm id={id} isDraft={state === 'draft'} repeats={repeatId !== null} />
    </section>
  )
}
