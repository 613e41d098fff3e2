'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { teamSessionPlanText } from '@/i18n/team-session-plan'
import { routes } from '@/lib/routes'
import type { usePlanSaving } from './use-plan-saving'

type Props = Pick<ReturnType<typeof usePlanSaving>, 'notice' | 'isBusy' | 'undo' | 'publish'>

/** Stays in view while the table scrolls. */
export function PlanNoticeBar({ notice, isBusy, undo, publish }: Props) {
  const text = teamSessionPlanText()
  if (!notice) return null
  const { tone, text: result, draftIds = [] } = notice
  return (
    <Alert
      role={tone === 'error' ? 'alert' : 'status'}
      tone={tone}
      className="undo-bar flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <p>{result}</p>
      {draftIds.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={isBusy} onClick={() => publish(draftIds)}>
            {text.publish(draftIds.length)}
          </Button>
          <Button
            variant="secondary"
            aria-keyshortcuts="u"
            disabled={isBusy}
            onClick={() => undo(draftIds)}
          >
            {text.undo}
          </Button>
          <a href={`${routes.teamSessions}?when=drafts`}>{text.openDrafts}</a>
        </div>
      )}
    </Alert>
  )
}
