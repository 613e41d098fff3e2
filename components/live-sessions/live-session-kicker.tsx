import { liveSessionText } from '@/i18n/live-sessions'
import type { PublicLiveSession } from '@/lib/live-sessions/queries/programme'

export function LiveSessionKicker({
  liveSession: { kind, phase },
}: {
  liveSession: PublicLiveSession
}) {
  const { kinds, phases: phaseLabels } = liveSessionText()
  const isRunning = phase === 'open' || phase === 'live'
  return (
    <p className="font-display text-xl font-semibold text-muted">
      {kinds[kind]}
      {isRunning && <span className="text-leaf">{` · ${phaseLabels[phase]}`}</span>}
    </p>
  )
}
