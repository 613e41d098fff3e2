import 'server-only'
import { database } from '@/db/client'
import { renderBill } from '@/lib/certificates/draw/render'
import type { EmailAttachment } from '@/lib/mail/email-message'
import { getBillText } from './bill-text'
import { findDocument } from './documents'
import { type Receipt, withPayment } from './payment-receipt'

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
