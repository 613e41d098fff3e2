import 'server-only'
import { getProcessSingleton } from '@/base/process-singleton'
import { runSerially } from '@/base/run-serially'

/** CPU-heavy inspections run one at a time, in order of arrival. */

const waitingUploads = getProcessSingleton('file inspections', () => new Set<string>())

export async function runInQueue<Result>(
  uploadId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  waitingUploads.add(uploadId)
  try {
    return await runSerially('file inspections', work)
  } finally {
    waitingUploads.delete(uploadId)
  }
}

export const countAhead = (uploadId: string): number =>
  Math.max(0, [...waitingUploads].indexOf(uploadId))
