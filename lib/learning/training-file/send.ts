import 'server-only'
import { AppError } from '@/base/errors'
import { buildPrivateFileResponse } from '@/lib/certificates/send'
import { getCoordinatedSchool } from '@/lib/schools/coordinator'
import { requireNoArchiveRun } from '@/lib/training/archive-run'
import { sendTrainingArchive } from './archive'
import { loadTrainingFile } from './load'
import { drawTrainingReport } from './report'
import { sendTrainingTable } from './table'

/** For a coordinator of the school, and no other user. `?as=` is `pdf`, `zip`, `xlsx`, or else CSV. */
export async function sendTrainingFile(viewer: { id: string }, request: Request) {
  const school = await getCoordinatedSchool(viewer)
  const params = new URL(request.url).searchParams
  const format = params.get('as')
  if (format === 'zip') await requireNoArchiveRun(school.id)
  const file = await loadTrainingFile(school.id, params.get('year'))
  if (!file) throw new AppError('notFound', 'notFound')
  if (format === 'zip') return sendTrainingArchive(request, school.id, file)
  if (format !== 'pdf') return sendTrainingTable(request, format, file)
  const body = request.method === 'HEAD' ? '' : await drawTrainingReport(file)
  return buildPrivateFileResponse(body, 'application/pdf', `training-${file.year.first}.pdf`)
}
