import type { KeyboardEvent } from 'react'
import type { PlanColumn } from '@/lib/client/session-plan'

/** Where an arrow would choose a suggestion, a day or an hour, it stays the browser's. */
const ARROW_COLUMNS: PlanColumn[] = ['title', 'meetingUrl', 'summary', 'hostBio']

/** How many rows down a key leads, as in a spreadsheet. */
export function readRowStep(event: KeyboardEvent, column: PlanColumn): number {
  const { key, shiftKey, nativeEvent } = event
  // Enter ends a word that is being composed, as in Tamil.
  if (nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return 0
  if (key === 'Enter') return shiftKey ? -1 : 1
  if (shiftKey || !ARROW_COLUMNS.includes(column)) return 0
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : 0
}

export function focusCell(rowNumber: number, column: PlanColumn) {
  const input = document.querySelector<HTMLInputElement>(`[data-cell="${rowNumber}:${column}"]`)
  input?.focus()
  if (input?.type === 'text') input.select()
}
