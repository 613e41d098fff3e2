'use client'

import { teamSessionPlanText } from '@/i18n/team-session-plan'
import { hasPlanContent } from '@/lib/client/session-plan'
import { routes } from '@/lib/routes'
import type { PlanRow } from './use-plan-rows'

type Props = {
  row: PlanRow
  rowNumber: number
  isBusy: boolean
  onSave: () => void
  onRemove: () => void
}

/** A saved row leads to its draft; another can be saved alone. */
export function PlanRowEnd({ row, rowNumber, isBusy, onSave, onRemove }: Props) {
  const text = teamSessionPlanText()
  return (
    <td className="plan-end">
      {row.isSaved ? (
        <a
          href={`${routes.teamSession(row.id)}?tab=details`}
          aria-label={text.openNamed(row.cells.title)}
        >
          {text.open}
        </a>
      ) : (
        <>
          <button
            type="button"
            disabled={isBusy || !hasPlanContent(row.cells)}
            aria-label={text.saveRowNamed(rowNumber)}
            onClick={onSave}
          >
            {text.saveRow}
          </button>
          <button type="button" aria-label={text.removeRowNamed(rowNumber)} onClick={onRemove}>
            {text.removeRow}
          </button>
        </>
      )}
    </td>
  )
}
