import 'server-only'
import { AppError } from '@/base/errors'
import { isUuid } from '@/base/ids'
import { database } from '@/db/client'
import { buildPrivateFileResponse } from '@/lib/certificates/verify'
import { renderBill } from '@/lib/documents/render'
import type { EmailAttachment } from '@/lib/mail/email-message'
import { findSchoolDocument } from '../order/list'
import { findReceipt, type Receipt, withPayment } from '../payment/receipt'
import { findDocument } from './document'
import { getBillText } from './text'

const PDF_TYPE = 'application/pdf'

/** The caller must check access. */
export const renderDocumentPdf = (document: Receipt) => renderBill(getBillText(document))

/** `INV-26-27-0001.pdf`: a slash cannot be in a file's name. */
export const getPdfName = ({ number, isForInvoice }: Pick<Receipt, 'number' | 'isForInvoice'>) =>
  `${isForInvoice ? 'receipt-' : ''}${number.replaceAll('/', '-')}.pdf`

export async function loadDocumentAttachment(id: string): Promise<EmailAttachment> {
  const db = await database()
  const document = await findDocument(db, id)
  if (!document) throw new Error('the document of this email is gone')
  const bytes = await renderDocumentPdf(await withPayment(db, document))
  return {
    filename: getPdfName(document),
    contentType: PDF_TYPE,
    content: Buffer.from(bytes).toString('base64'),
    encoding: 'base64',
  }
}

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
