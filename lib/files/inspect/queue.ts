import 'server-only'
import { getProcessSingleton } from '@/base/process-singleton'
import { runSerially } from '@/lib/auth/run-serially'

/** Files that take processor time are inspected one at a time, in the order in which they came. */

const waitingUploads = getProcessSingleton('file inspections', () => new Set<string>())

export async function runInQueue<Found>(
  uploadId: string,
  work: () => Promise<Found>,
): Promise<Found> {
  waitingUploads.add(uploadId)
  try {
    return await runSerially('file inspections', work)
  } finally {
    waitingUploads.delete(uploadId)
  }
}

/** How many files are inspected before this one, the current one included. */
export const countAhead = (uploadId: string): number =>
  Math.max(0, [...waitingUploads].indexOf(uploadId))
