import 'server-only'
import { database } from '@/db/client'
import { renderBill } from '@/lib/certificates/draw/render'
import type { EmailAttachment } from '@/lib/mail/email-message'
import { getBillText } from './bill-text'
import { type BillingDocument, findDocument } from './documents'

const PDF_TYPE = 'application/pdf'

/** The caller must check access. */
export const renderDocumentPdf = (document: BillingDocument) => renderBill(getBillText(document))

/** `INV-26-27-0001.pdf`: a slash cannot be in a file's name. */
export const getPdfName = ({ number }: Pick<BillingDocument, 'number'>) =>
  `${number.replaceAll('/', '-')}.pdf`

export async function loadDocumentAttachment(id: string): Promise<EmailAttachment> {
  const document = await findDocument(await database(), id)
  if (!document) throw new Error('the document of this email is gone')
  const bytes = await renderDocumentPdf(document)
  return {
    filename: getPdfName(document),
    contentType: PDF_TYPE,
    content: Buffer.from(bytes).toString('base64'),
    encoding: 'base64',
  }
}
