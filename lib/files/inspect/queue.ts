import 'server-only'
import { processWide } from '@/base/process-wide'
import { inTurn } from '@/lib/auth/in-turn'

/** Files that take processor time are inspected one at a time, in the order in which they came. */

const waiting = processWide('file inspections', () => new Set<string>())

export async function inQueue<Found>(upload: string, work: () => Promise<Found>): Promise<Found> {
  waiting.add(upload)
  try {
    return await inTurn('file inspections', work)
  } finally {
    waiting.delete(upload)
  }
}

/** How many files are inspected before this one, the current one included. */
export const aheadOf = (upload: string): number => Math.max(0, [...waiting].indexOf(upload))
