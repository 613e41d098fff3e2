import 'server-only'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { buildPrivateFileResponse } from '@/lib/certificates/send'
import { getPdfName, renderDocumentPdf } from './document-pdf'
import { findDocument } from './documents'
import { findSchoolDocument } from './queries/orders'

export async function sendSchoolDocument(schoolId: string, id: string): Promise<Response> {
  const document = await findSchoolDocument(schoolId, id)
  if (!document) throw new AppError('notFound', 'notFound')
  return sendDocument(document.id)
}

/** The caller must check access. */
export async function sendDocument(id: string): Promise<Response> {
  const document = isUuid(id) ? await findDocument(await database(), id) : null
  if (!document) throw new AppError('notFound', 'notFound')
  const bytes = await renderDocumentPdf(document)
  return buildPrivateFileResponse(bytes, 'application/pdf', getPdfName(document))
}
