import 'server-only'
import { Readable } from 'node:stream'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { getProcessSingleton } from '@/base/process-singleton'
import { createZip } from '@/lib/files/zip'
import { listArchiveFiles } from './archive-files'
import type { TrainingFile } from './load'

/** Drawing the certificates of a large school takes minutes, so a school draws once at a time. */
const runningSchools = getProcessSingleton('training archives', () => new Set<string>())

/** Nothing is stored: each document is drawn when the download reaches it. */
export function sendTrainingArchive(request: Request, schoolId: string, file: TrainingFile) {
  if (runningSchools.has(schoolId)) throw new AppError('conflict', 'trainingArchiveRunning')
  const body = request.method === 'HEAD' ? null : openArchive(schoolId, file)
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="training-${file.year.first}.zip"`,
    },
  })
}

function openArchive(schoolId: string, file: TrainingFile): ReadableStream {
  // One document is read ahead at most.
  const bufferOptions = { highWaterMark: 1 }
  const files = listArchiveFiles(file).map(({ name, draw }) => ({
    name,
    read: async () => Buffer.from(await withoutDeadline(draw)),
  }))
  const archive = Readable.from(createZip(files), bufferOptions)
  runningSchools.add(schoolId)
  // Also when the reader goes away.
  archive.once('close', () => runningSchools.delete(schoolId))
  return Readable.toWeb(archive, { strategy: bufferOptions }) as ReadableStream
}
