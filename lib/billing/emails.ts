import 'server-only'
import { siteOwner } from '@/base/owner'
import { billingEmailText } from '@/i18n/billing-emails'
import { emailText } from '@/i18n/emails'
import type { EmailComposers } from '@/lib/mail/email-message'
import { sanitizeName } from '@/lib/mail/email-message'
import { loadDocumentAttachment } from './document/send'

type BilledSchoolData = {
  correspondent: string
  institution_name: string
  number: string
  documentId: string
}

export type BillingEmailData = {
  quotation: BilledSchoolData
  billingDocument: BilledSchoolData & { document: 'invoice' | 'receipt' | 'credit-note' }
}

/** The PDF is drawn when the email is sent, because the outbox stores no files. */
export const billingEmails: EmailComposers<BillingEmailData> = {
  quotation: ({ number, documentId, ...school }) => {
    const text = billingEmailText(siteOwner)
    return {
      ...text.quotation(formatSchool(school), number),
      details: [[text.number, number]],
      loadAttachment: () => loadDocumentAttachment(documentId),
    }
  },
  billingDocument: ({ document, number, documentId, ...school }) => {
    const text = billingEmailText(siteOwner)
    return {
      ...text.document(formatSchool(school), document, number),
      details: [[text.number, number]],
      loadAttachment: () => loadDocumentAttachment(documentId),
    }
  },
}

const formatSchool = ({
  correspondent,
  institution_name,
}: Pick<BilledSchoolData, 'correspondent' | 'institution_name'>) => ({
  correspondent: sanitizeName(correspondent, emailText(siteOwner).fallbackName),
  institution: sanitizeName(institution_name, emailText(siteOwner).noSchool),
})
