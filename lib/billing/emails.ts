import 'server-only'
import { absoluteUrl, siteOwner } from '@/base/owner'
import { billingEmailText } from '@/i18n/billing-emails'
import { formatLongDate } from '@/i18n/dates'
import { emailText } from '@/i18n/emails'
import type { EmailComposers } from '@/lib/mail/email-message'
import { sanitizeName } from '@/lib/mail/email-message'
import { routes } from '@/lib/routes'
import { loadDocumentAttachment } from './document/send'

type BilledSchoolData = {
  correspondent: string
  institution_name: string
  number: string
  documentId: string
}

export type BillingEmailData = {
  orderReminder: BilledSchoolData & { dueDay: string; amount: string; overdue: 'yes' | '' }
  quotation: BilledSchoolData
  seatsAdded: {
    correspondent: string
    institution_name: string
    added: string
    total: string
    lastDay: string
  }
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
  orderReminder: ({ number, documentId, dueDay, amount, overdue, ...school }) => {
    const text = billingEmailText(siteOwner)
    return {
      ...text.reminder(formatSchool(school), { number, isOverdue: overdue === 'yes' }),
      action: { label: text.button, url: absoluteUrl(routes.schoolBilling) },
      details: [
        [text.number, number],
        [text.unpaid, amount],
        [text.lastDay, formatLongDate(dueDay)],
      ],
      loadAttachment: () => loadDocumentAttachment(documentId),
    }
  },
  seatsAdded: ({ added, total, lastDay, ...school }) => {
    const text = billingEmailText(siteOwner)
    return {
      ...text.seatsAdded(formatSchool(school), {
        ...{ added: Number(added), total: Number(total), lastDay },
      }),
      action: { label: text.invite, url: absoluteUrl(routes.schoolInvite) },
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
