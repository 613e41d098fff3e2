import 'server-only'
import { siteOwner } from '@/base/owner'
import { formatLongDate } from '@/i18n/dates'
import { emailText } from '@/i18n/emails'
import { schoolSiteEmailText } from '@/i18n/school-site-emails'
import type { EmailComposers, UnsubscribableEmailData } from '@/lib/mail/email-message'
import { sanitizeName, toOneLine } from '@/lib/mail/email-message'

export type SchoolSiteEmailData = {
  siteMessage: { institution_name: string; name: string; email: string; message: string }
  /** Of phone and email, one may be empty. */
  siteEnquiry: {
    institution_name: string
    name: string
    phone: string
    email: string
    className: string
    schoolYear: string
    message: string
    link: string
  }
  siteEnds: UnsubscribableEmailData<{
    firstname: string
    institution_name: string
    /** Of the website. */
    lastDay: string
    link: string
  }>
  siteDomainEnded: UnsubscribableEmailData<{
    firstname: string
    institution_name: string
    domain: string
    link: string
  }>
  siteApprovalAsked: UnsubscribableEmailData<{
    firstname: string
    institution_name: string
    link: string
  }>
  siteDocumentsEnd: UnsubscribableEmailData<{
    firstname: string
    institution_name: string
    /** One a line: its title, a tab, its last day. */
    documents: string
    link: string
  }>
}

export const schoolSiteEmails: EmailComposers<SchoolSiteEmailData> = {
  siteMessage: ({ institution_name, name, email, message }) => {
    const { labels, ...text } = schoolSiteEmailText().siteMessage(
      sanitizeName(institution_name, emailText(siteOwner).noSchool),
    )
    return {
      ...text,
      details: [
        [labels.name, toOneLine(name)],
        [labels.email, email],
      ],
      quote: message,
      replyTo: email,
    }
  },
  siteEnquiry: ({ institution_name, name, phone, email, className, schoolYear, ...rest }) => {
    const { labels, button, ...text } = schoolSiteEmailText().siteEnquiry(
      sanitizeName(institution_name, emailText(siteOwner).noSchool),
    )
    const details: [string, string][] = [
      [labels.name, toOneLine(name)],
      [labels.phone, phone],
      [labels.email, email],
      [labels.class, toOneLine(className)],
      [labels.year, schoolYear],
    ]
    return {
      ...text,
      details: details.filter(([, value]) => value !== ''),
      ...(rest.message && { quote: rest.message }),
      ...(email && { replyTo: email }),
      action: { label: button, url: rest.link },
    }
  },
  siteEnds: ({ firstname, institution_name, lastDay, link }) => {
    const { noSchool, fallbackName } = emailText(siteOwner)
    const { button, ...text } = schoolSiteEmailText().siteEnds({
      firstname: sanitizeName(firstname, fallbackName),
      school: sanitizeName(institution_name, noSchool),
      lastDay: formatLongDate(lastDay),
    })
    return { ...text, action: { label: button, url: link } }
  },
  siteDomainEnded: ({ firstname, institution_name, domain, link }) => {
    const { noSchool, fallbackName } = emailText(siteOwner)
    const { button, ...text } = schoolSiteEmailText().siteDomainEnded({
      firstname: sanitizeName(firstname, fallbackName),
      school: sanitizeName(institution_name, noSchool),
      domain: toOneLine(domain),
    })
    return { ...text, action: { label: button, url: link } }
  },
  siteDocumentsEnd: ({ firstname, institution_name, documents, link }) => {
    const { noSchool, fallbackName } = emailText(siteOwner)
    const { button, ...text } = schoolSiteEmailText().siteDocumentsEnd({
      firstname: sanitizeName(firstname, fallbackName),
      school: sanitizeName(institution_name, noSchool),
    })
    const details = documents.split('\n').map((line): [string, string] => {
      const [title = '', until = ''] = line.split('\t')
      return [toOneLine(title), until && formatLongDate(until)]
    })
    return { ...text, details, action: { label: button, url: link } }
  },
  siteApprovalAsked: ({ firstname, institution_name, link }) => {
    const { noSchool, fallbackName } = emailText(siteOwner)
    const { button, ...text } = schoolSiteEmailText().siteApprovalAsked({
      firstname: sanitizeName(firstname, fallbackName),
      school: sanitizeName(institution_name, noSchool),
    })
    return { ...text, action: { label: button, url: link } }
  },
}
