import 'server-only'
import { Readable } from 'node:stream'
import { withoutDeadline } from '@/base/deadline'
import { createZip } from '@/lib/files/zip'
import { beginArchiveRun, endArchiveRun, recordArchiveProgress } from '@/lib/training/archive-run'
import { listArchiveFiles } from './archive-files'
import type { TrainingFile } from './load'

/** Nothing is stored: each document is drawn when the download reaches it. */
export async function sendTrainingArchive(request: Request, schoolId: string, file: TrainingFile) {
  const body = request.method === 'HEAD' ? null : await openArchive(schoolId, file)
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="training-${file.year.first}.zip"`,
    },
  })
}

async function openArchive(schoolId: string, file: TrainingFile): Promise<ReadableStream> {
  // One document is read ahead at most.
  const bufferOptions = { highWaterMark: 1 }
  const archiveFiles = listArchiveFiles(file)
  const runId = await beginArchiveRun(schoolId, archiveFiles.length)
  const files = archiveFiles.map(({ name, draw }, index) => ({
    name,
    read: () =>
      withoutDeadline(async () => {
        await recordArchiveProgress(runId, index)
        return Buffer.from(await draw())
      }),
  }))
  const archive = Readable.from(createZip(files), bufferOptions)
  // Also when the reader goes away.
  archive.once('close', () => void withoutDeadline(() => endArchiveRun(runId)))
  return Readable.toWeb(archive, { strategy: bufferOptions }) as ReadableStream
}
