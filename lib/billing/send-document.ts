import 'server-only'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { buildPrivateFileResponse } from '@/lib/certificates/send'
import { getPdfName, renderDocumentPdf } from './document-pdf'
import { findDocument } from './documents'
import { findReceipt, type Receipt, withPayment } from './payment-receipt'
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
  return sendPdf(await withPayment(await database(), document))
}

/** The office leaves out the school. */
export async function sendPaymentReceipt(paymentId: string, schoolId?: string): Promise<Response> {
  const receipt = await findReceipt(await database(), paymentId, schoolId)
  if (!receipt) throw new AppError('notFound', 'notFound')
  return sendPdf(receipt)
}

async function sendPdf(receipt: Receipt): Promise<Response> {
  const bytes = await renderDocumentPdf(receipt)
  return buildPrivateFileResponse(bytes, 'application/pdf', getPdfName(receipt))
}
