import { liveSessionText } from '@/i18n/live-sessions'
import type { PublicLiveSession } from '@/lib/live-sessions/queries/programme'

export function LiveSessionKicker({
  liveSession: { kind, standing: phase },
}: {
  liveSession: PublicLiveSession
}) {
  const { kinds, standings: phaseLabels } = liveSessionText()
  const isRunning = phase === 'open' || phase === 'live'
  return (
    <p className="font-display text-xl font-semibold text-muted">
      {kinds[kind]}
      {isRunning && <span className="text-leaf">{` · ${phaseLabels[phase]}`}</span>}
    </p>
  )
}
