import 'server-only'
import { siteOwner } from '@/base/owner'
import { formatLongDate } from '@/i18n/dates'
import { emailText } from '@/i18n/emails'
import type {
  EmailComposers,
  EmailMessage,
  UnsubscribableEmailData,
} from '@/lib/mail/email-message'
import { sanitizeName, toOneLine } from '@/lib/mail/email-message'

export type SchoolFormOutcome = 'registered' | 'waiting' | 'active' | 'renewalWaits' | 'renewed'

export type SchoolEmailData = {
  institutionReceived: {
    correspondent: string
    institution_name: string
    reference: string
    next: SchoolFormOutcome
  }
  subscriptionDecided: {
    correspondent: string
    institution_name: string
    reference: string
  } & SubscriptionDecisionData
  schoolOpened: {
    correspondent: string
    institution_name: string
    reference: string
    start: 'now' | 'later'
    firstDay: string
    lastDay: string
    link: string
    until: string
  }
  schoolInvitation: {
    institution_name: string
    inviter: string
    link: string
    until: string
    /** From the staff list. */
    teacher?: string
    /** For one-click unsubscribing. */
    mailbox: string
  }
  /** To the school's own address, which a coordinator named. */
  schoolAddress: {
    institution_name: string
    inviter: string
    link: string
    /** For one-click unsubscribing. */
    mailbox: string
  }
  joinedSchool: { firstname: string; institution_name: string }
  removedFromSchool: { firstname: string; institution_name: string }
  movedToSchool: { firstname: string; institution_name: string; former: string }
  coordinatorNamed: { firstname: string; institution_name: string }
  termEnds: UnsubscribableEmailData<{
    firstname: string
    institution_name: string
    days: string
    lastDay: string
    link: string
    /** The team has not decided on the renewal yet. */
    renewal: 'waiting' | ''
  }>
  schoolQuestion: {
    correspondent: string
    institution_name: string
    reference: string
    question: string
    /** Empty without a domain for answers. */
    replyTo?: string
  }
  schoolLoginEnded: UnsubscribableEmailData<{
    firstname: string
    institution_name: string
    login: string
    link: string
  }>
}

export type SubscriptionDecisionData = ApprovedDecisionData | RejectedDecisionData

type ApprovedDecisionData = {
  decision: 'approved'
  kind: 'first' | 'renewal'
  start: 'now' | 'later'
  firstDay: string
  lastDay: string
}
type RejectedDecisionData = {
  decision: 'rejected'
  reason: string
  term: 'none' | 'running' | 'coming' | 'over'
  /** Empty without a term. */
  lastDay: string
}

export const schoolEmails: EmailComposers<SchoolEmailData> = {
  institutionReceived: ({ reference, next: outcome, ...school }) => {
    const content = emailText(siteOwner).institutionReceived(formatSchool(school))
    const { reference: label, next: notesByOutcome, notes, ...text } = content
    return { ...text, details: [[label, reference]], notes: [notesByOutcome[outcome], ...notes] }
  },
  subscriptionDecided: (emailData) => {
    if (emailData.decision === 'rejected') return composeRejection(emailData)
    const { kind, start } = emailData
    const term = {
      kind,
      start,
      firstDay: formatLongDate(emailData.firstDay),
      lastDay: formatLongDate(emailData.lastDay),
    }
    const { reference: label, ...text } = emailText(siteOwner).approved(
      formatSchool(emailData),
      term,
    )
    return { ...text, details: [[label, emailData.reference]] }
  },
  schoolOpened: ({ reference, link, until, ...emailData }) => {
    const firstDay = emailData.start === 'later' ? formatLongDate(emailData.firstDay) : null
    const days = { firstDay, lastDay: formatLongDate(emailData.lastDay) }
    const content = emailText(siteOwner).schoolOpened(
      formatSchool(emailData),
      days,
      formatLongDate(until),
    )
    const { reference: label, button, ...text } = content
    return { ...text, details: [[label, reference]], action: { label: button, url: link } }
  },
  schoolInvitation: ({ institution_name, inviter, link, until, teacher }) => {
    const school = formatSchoolName(institution_name)
    const content = emailText(siteOwner).schoolInvitation(
      school,
      formatName(inviter),
      formatLongDate(until),
      teacher && formatName(teacher),
    )
    const { button, ...text } = content
    return { ...text, action: { label: button, url: link } }
  },
  schoolAddress: ({ institution_name, inviter, link }) => {
    const { button, ...text } = emailText(siteOwner).schoolAddress(
      formatSchoolName(institution_name),
      formatName(inviter),
    )
    return { ...text, action: { label: button, url: link } }
  },
  joinedSchool: (emailData) => emailText(siteOwner).joinedSchool(formatColleague(emailData)),
  removedFromSchool: (emailData) =>
    emailText(siteOwner).removedFromSchool(formatColleague(emailData)),
  movedToSchool: ({ former, ...emailData }) =>
    emailText(siteOwner).movedToSchool(
      formatColleague(emailData),
      formatColleague({ ...emailData, institution_name: former }).institution,
    ),
  coordinatorNamed: (emailData) =>
    emailText(siteOwner).coordinatorNamed(formatColleague(emailData)),
  termEnds: ({ days, link, renewal, ...emailData }) => {
    const content = emailText(siteOwner).termEnds(
      formatColleague(emailData),
      Number(days),
      formatLongDate(emailData.lastDay),
    )
    const { button, renews, waits, runs, ...text } = content
    if (renewal === 'waiting') return { ...text, paragraphs: [runs, waits] }
    const paragraphs = [runs, renews]
    return { ...text, paragraphs, action: { label: button, url: link } }
  },
  schoolQuestion: ({ reference, question, replyTo, ...school }) => {
    const { reference: label, ...text } = emailText(siteOwner).schoolQuestion(formatSchool(school))
    return {
      ...text,
      details: [[label, reference]],
      quote: question,
      replyTo: replyTo || siteOwner.email,
    }
  },
  schoolLoginEnded: ({ login, link, ...emailData }) => {
    const { button, ...text } = emailText(siteOwner).schoolLoginEnded(
      formatColleague(emailData),
      toOneLine(login),
    )
    return { ...text, action: { label: button, url: link } }
  },
}

const formatName = (name: string) => sanitizeName(name, emailText(siteOwner).fallbackName)

const formatSchoolName = (name: string) => sanitizeName(name, emailText(siteOwner).noSchool)

const formatSchool = (school: { correspondent: string; institution_name: string }) => ({
  correspondent: formatName(school.correspondent),
  institution: formatSchoolName(school.institution_name),
})

const formatColleague = (recipient: { firstname: string; institution_name: string }) => ({
  firstname: formatName(recipient.firstname),
  institution: formatSchoolName(recipient.institution_name),
})

function composeRejection(
  emailData: SchoolEmailData['subscriptionDecided'] & { decision: 'rejected' },
): EmailMessage {
  const { reference: label, ...text } = emailText(siteOwner).rejected(
    formatSchool(emailData),
    emailData.term,
    emailData.lastDay && formatLongDate(emailData.lastDay),
  )
  return { ...text, details: [[label, emailData.reference]], quote: emailData.reason }
}

export type SchoolTeamEmailData = {
  teamInstitution: {
    institution_name: string
    correspondent: string
    kind: 'registered' | 'subscribed'
    reference: string
    link: string
  }
}

export const schoolTeamEmails: EmailComposers<SchoolTeamEmailData> = {
  teamInstitution: ({ institution_name, correspondent, kind, reference, link }) => {
    const { teamInstitution, teamSubscribed, teamRegistered } = emailText(siteOwner)
    const { labels, button, ...text } = teamInstitution
    const details: EmailMessage['details'] = [
      [labels.institution, toOneLine(institution_name)],
      [labels.correspondent, toOneLine(correspondent)],
      [labels.reference, reference],
    ]
    const buildContent = kind === 'subscribed' ? teamSubscribed : teamRegistered
    const action = { action: { label: button, url: link } }
    return { ...text, ...buildContent(institution_name), ...action, details }
  },
}
