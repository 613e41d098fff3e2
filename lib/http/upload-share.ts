import 'server-only'
import { AppError } from '@/base/errors'
import { getProcessSingleton } from '@/base/process-singleton'

/** Running uploads of one user, so that nobody takes the places of all others. */

const MAX_RUNNING_UPLOADS = 3

const runningCounts = getProcessSingleton('running uploads', () => new Map<string, number>())

export async function withUploadShare<T>(userId: string, upload: () => Promise<T>): Promise<T> {
  const runningCount = runningCounts.get(userId) ?? 0
  if (runningCount >= MAX_RUNNING_UPLOADS) throw new AppError('tooMany', 'tooManyUploads')
  runningCounts.set(userId, runningCount + 1)
  return upload().finally(() => {
    const leftCount = (runningCounts.get(userId) ?? 0) - 1
    if (leftCount > 0) runningCounts.set(userId, leftCount)
    else runningCounts.delete(userId)
  })
}
