import 'server-only'
import { siteOwner } from '@/base/owner'
import { emailText } from '@/i18n/emails'
import type { EmailComposers, EmailMessage } from '@/lib/mail/email-message'
import { sanitizeName, toOneLine } from '@/lib/mail/email-message'

type CertificateEmailData = { firstname: string; session: string; link: string }

export type CertificateEmailTemplates = {
  /** The feedback link is empty once the time for feedback is over. */
  certificateIssued: CertificateEmailData & { feedback: string }
  certificateWaits: CertificateEmailData
  /** For unconfirmed addresses: the confirmation link and its reason. */
  certificateAddress: CertificateEmailData
  certificateChanged: CertificateEmailData & {
    news: 'corrected' | 'uncorrected' | 'revoked' | 'restored'
    reason: string
  }
}

export const certificateEmails: EmailComposers<CertificateEmailTemplates> = {
  certificateIssued: (emailData) => {
    const {
      button,
      feedback: feedbackLabel,
      ...text
    } = emailText(siteOwner).certificateIssued(...toPlainArguments(emailData))
    const { feedback } = emailData
    const details: EmailMessage['details'] = feedback ? [[feedbackLabel, feedback, feedback]] : []
    return { ...text, details, action: { label: button, url: emailData.link } }
  },
  certificateWaits: (emailData) => {
    const { button, ...text } = emailText(siteOwner).certificateWaits(
      ...toPlainArguments(emailData),
    )
    return { ...text, action: { label: button, url: emailData.link } }
  },
  certificateAddress: (emailData) => {
    const { button, ...text } = emailText(siteOwner).certificateAddress(
      ...toPlainArguments(emailData),
    )
    return { ...text, action: { label: button, url: emailData.link } }
  },
  certificateChanged: ({ news: change, reason, ...emailData }) => {
    const content = emailText(siteOwner).certificateChanged(...toPlainArguments(emailData))
    const { button, news: changeTexts, because: reasonIntro, ...rest } = content
    const paragraphs = reason ? [changeTexts[change], reasonIntro] : [changeTexts[change]]
    const action = { label: button, url: emailData.link }
    return { ...rest, paragraphs, ...(reason && { quote: reason }), action }
  },
}

const toPlainArguments = ({ firstname, session }: CertificateEmailData) =>
  [sanitizeName(firstname, emailText(siteOwner).fallbackName), toOneLine(session)] as const
