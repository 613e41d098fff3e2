import { Badge } from '@/components/ui/badge'
import { nameForeignLanguage } from '@/i18n/language-name'
import { liveSessionText } from '@/i18n/live-sessions'
import type { PublicLiveSession } from '@/lib/live-sessions/public-sessions'

export function LiveSessionKicker({
  liveSession: { kind, phase, language },
}: {
  liveSession: PublicLiveSession
}) {
  const { kinds, phases: phaseLabels } = liveSessionText()
  const languageName = nameForeignLanguage(language)
  const isRunning = phase === 'open' || phase === 'live'
  return (
    <p className="font-display text-lg font-semibold text-muted">
      {kinds[kind]}
      {isRunning && <span className="text-leaf">{` · ${phaseLabels[phase]}`}</span>}
      {languageName && (
        <>
          {' '}
          <Badge>{languageName}</Badge>
        </>
      )}
    </p>
  )
}
