import { Alert } from '@/components/ui/alert'
import { liveSessionText } from '@/i18n/live-sessions'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'

export function LiveSessionNotices({ liveSession }: { liveSession: PublicLiveSession }) {
  const { phase, cancelReason, rescheduledFrom } = liveSession
  const text = liveSessionText()
  if (phase === 'cancelled')
    return (
      <Alert tone="warning" className="mt-4">
        <p className="font-semibold">{text.cancelled}</p>
        {cancelReason && <p className="mt-1">{cancelReason}</p>}
      </Alert>
    )
  if (phase === 'over' || !rescheduledFrom) return null
  return (
    <Alert tone="info" className="mt-4">
      {text.moved(rescheduledFrom)}
    </Alert>
  )
}
