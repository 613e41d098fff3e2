import { ActionButton } from '@/components/ui/action-button'
import { Alert } from '@/components/ui/alert'
import { teamSessionsText } from '@/i18n/team-sessions'
import type { TeamSession } from '@/lib/live-sessions/session/list'
import { CancelForm } from './cancel-form'

export function CancelLiveSession({ liveSession }: { liveSession: TeamSession }) {
  const { cancel: text } = teamSessionsText()
  const { id, state, phase, cancelReason, repeatId } = liveSession
  if (state === 'cancelled')
    return (
      <div className="mt-12 grid gap-4">
        <Alert tone="warning">{text.reasonOf(cancelReason ?? '')}</Alert>
        <p>{text.restoreNote}</p>
        <ActionButton label={text.restore} path={`/api/team/sessions/${id}/restore`} />
      </div>
    )
  if (phase === 'over' && state !== 'draft') return null
  return (
    <section aria-labelledby="cancel" className="mt-12 max-w-2xl">
      <h2 id="cancel">{text.heading}</h2>
      <p className="mt-2 mb-4">{state === 'draft' ? text.ledeDraft : text.lede}</p>
      <CancelForm id={id} isDraft={state === 'draft'} isRepeating={repeatId !== null} />
    </section>
  )
}
