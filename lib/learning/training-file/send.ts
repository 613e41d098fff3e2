import 'server-only'
import { AppError } from '@/base/errors'
import { buildPrivateFileResponse } from '@/lib/certificates/send'
import { getCoordinatedSchool } from '@/lib/schools/queries/coordinated-school'
import { sendTrainingArchive } from './archive'
import { sendTrainingCsv } from './csv'
import { loadTrainingFile } from './load'
import { drawTrainingReport } from './report'

/** For a coordinator of the school, and no other user. `?as=` is `pdf`, `zip`, or else the table. */
export async function sendTrainingFile(viewer: { id: string }, request: Request) {
  const school = await getCoordinatedSchool(viewer)
  const params = new URL(request.url).searchParams
  const file = await loadTrainingFile(school.id, params.get('year'))
  if (!file) throw new AppError('notFound', 'notFound')
  if (params.get('as') === 'zip') return sendTrainingArchive(request, school.id, file)
  if (params.get('as') !== 'pdf') return sendTrainingCsv(request, file)
  const body = request.method === 'HEAD' ? '' : await drawTrainingReport(file)
  return buildPrivateFileResponse(body, 'application/pdf', `training-${file.year.first}.pdf`)
}
