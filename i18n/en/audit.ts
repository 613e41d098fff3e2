import { formatDateTime, formatLongDate } from '../dates'
import { teamPolicies } from './team-policies'
import { teamTexts } from './team-texts'

type AuditTermValues = { firstDay: string; lastDay: string; seats: number }
type AuditAttendanceValues = { people: number; liveSessionId: string }
type AuditReferenceValues = { reference: string }
type AuditTitleValues = { title: string }
type AuditNumberValues = { number: string }
type AuditAmountValues = { amount: string }
type AuditApprovalValues = AuditReferenceValues & { seats?: number; lastDay?: string }

type AuditPolicyValues = { policy: keyof typeof teamPolicies.names; number: number }
type AuditTextValues = { text: string; number: number }
/** `at` is the time of a schedule. */
type AuditItemValues = { item: string; at?: string; bySchedule?: boolean }

/** The page replaces these by a link with the name. */
const SCHOOL_PLACEHOLDER = '{school}'
const USER_PLACEHOLDER = '{person}'

type AuditRequestValues = { kind: 'export' | 'erasure' | 'correction' }

const REQUEST_KINDS: Record<AuditRequestValues['kind'], string> = {
  export: 'a copy of the data',
  erasure: 'erasure',
  correction: 'a correction',
}

type AuditedRole = 'editor' | 'manager' | 'accounts' | 'viewer'

const ROLE_NAMES: Record<AuditedRole, string> = {
  editor: 'an editor',
  manager: 'a manager',
  accounts: 'an accountant',
  viewer: 'a viewer',
}

/** A later version may have removed the text. */

/** Follows the actor's name. */
export const audit = {
  'application.received': ({ reference }: AuditReferenceValues) =>
    `sent application ${reference} for ${SCHOOL_PLACEHOLDER}`,
  'application.entered': ({ reference }: AuditReferenceValues) =>
    `entered application ${reference} for ${SCHOOL_PLACEHOLDER} from a paper form`,
  'application.approved': ({ reference, seats, lastDay }: AuditApprovalValues) =>
    lastDay
      ? `approved ${SCHOOL_PLACEHOLDER}: ${formatSeats(seats)} until ${formatLongDate(lastDay)} (${reference})`
      : `approved ${reference} of ${SCHOOL_PLACEHOLDER}`,
  'application.rejected': ({ reference }: AuditReferenceValues) =>
    `rejected ${reference} of ${SCHOOL_PLACEHOLDER}`,
  'application.withdrawn': ({ reference }: AuditReferenceValues) =>
    `withdrew ${reference} of ${SCHOOL_PLACEHOLDER}`,
  'application.closed-as-duplicate': ({ reference }: AuditReferenceValues) =>
    `closed ${reference} of ${SCHOOL_PLACEHOLDER} as a duplicate`,
  'application.decision-undone': ({ reference }: AuditReferenceValues) =>
    `undid the decision on ${reference} of ${SCHOOL_PLACEHOLDER}`,
  'application.question-sent': ({ reference }: AuditReferenceValues) =>
    `asked ${SCHOOL_PLACEHOLDER} about ${reference}`,
  'application.question-withdrawn': ({ reference }: AuditReferenceValues) =>
    `withdrew a question to ${SCHOOL_PLACEHOLDER} about ${reference}`,
  'school.corrected': `corrected the details of ${SCHOOL_PLACEHOLDER}`,
  'term.created': ({ firstDay, lastDay, seats }: AuditTermValues) =>
    `gave ${SCHOOL_PLACEHOLDER} a term from ${formatLongDate(firstDay)} to ${formatLongDate(lastDay)} with ${formatSeats(seats)}`,
  'term.ended': ({ lastDay }: { lastDay: string }) =>
    `ended the term of ${SCHOOL_PLACEHOLDER} that would have run until ${formatLongDate(lastDay)}`,
  'term.seats-changed': ({ from, to }: { from: number; to: number }) =>
    `changed the seats of ${SCHOOL_PLACEHOLDER} from ${from} to ${to}`,
  'school.merged': ({ members, terms, kept }: AuditMergeValues) =>
    `merged another school into ${SCHOOL_PLACEHOLDER}: ${members} members and ${terms} terms moved${
      kept > 0 ? `, ${kept} terms could not` : ''
    }`,
  'coordinator.link-sent': `sent ${SCHOOL_PLACEHOLDER} a coordinator link`,
  'invitations.sent': ({ count }: { count: number }) =>
    `sent ${count} invitations to ${SCHOOL_PLACEHOLDER}`,
  'invitation.revoked': `cancelled an invitation to ${SCHOOL_PLACEHOLDER}`,
  'invitation.restored': `restored an invitation to ${SCHOOL_PLACEHOLDER}`,
  'staff-room-link.created': `created a staff room link for ${SCHOOL_PLACEHOLDER}`,
  'staff-room-link.revoked': `turned off the staff room link of ${SCHOOL_PLACEHOLDER}`,
  'member.joined': `joined ${SCHOOL_PLACEHOLDER}`,
  'member.left': `left ${SCHOOL_PLACEHOLDER}`,
  'member.removed': `removed ${USER_PLACEHOLDER} from ${SCHOOL_PLACEHOLDER}`,
  'member.restored': `restored the seat of ${USER_PLACEHOLDER} at ${SCHOOL_PLACEHOLDER}`,
  'member.moved-away': `moved ${USER_PLACEHOLDER} away from ${SCHOOL_PLACEHOLDER}`,
  'member.moved-here': `moved ${USER_PLACEHOLDER} to ${SCHOOL_PLACEHOLDER}`,
  'coordinator.added': `made ${USER_PLACEHOLDER} a coordinator of ${SCHOOL_PLACEHOLDER}`,
  'school.handed-over': `handed ${SCHOOL_PLACEHOLDER} over to ${USER_PLACEHOLDER}`,

  'document.quotation': ({ number }: AuditNumberValues) =>
    `issued quotation ${number} to ${SCHOOL_PLACEHOLDER}`,
  'document.invoice': ({ number }: AuditNumberValues) =>
    `issued invoice ${number} to ${SCHOOL_PLACEHOLDER}`,
  'document.receipt': ({ number }: AuditNumberValues) =>
    `issued receipt ${number} to ${SCHOOL_PLACEHOLDER}`,
  'document.credit-note': ({ number }: AuditNumberValues) =>
    `issued credit note ${number} to ${SCHOOL_PLACEHOLDER}`,
  'order.withdrawn': `withdrew a quotation to ${SCHOOL_PLACEHOLDER}`,
  'payment.reported': ({ amount }: AuditAmountValues) =>
    `reported a payment of ${amount} by ${SCHOOL_PLACEHOLDER}`,
  'payment.report-corrected': ({ amount }: AuditAmountValues) =>
    `corrected the report of a payment by ${SCHOOL_PLACEHOLDER}, now ${amount}`,
  'payment.report-withdrawn': ({ amount }: AuditAmountValues) =>
    `withdrew the report of a payment of ${amount} by ${SCHOOL_PLACEHOLDER}`,
  'payment.confirmed': ({ amount }: AuditAmountValues) =>
    `confirmed a payment of ${amount} by ${SCHOOL_PLACEHOLDER}`,
  'payment.rejected': ({ amount }: AuditAmountValues) =>
    `rejected a payment of ${amount} by ${SCHOOL_PLACEHOLDER}`,
  'payment.reversed': ({ amount }: AuditAmountValues) =>
    `reversed a payment of ${amount} by ${SCHOOL_PLACEHOLDER}`,
  'payment.link-created': ({ amount }: AuditAmountValues) =>
    `opened the payment page over ${amount} for ${SCHOOL_PLACEHOLDER}`,
  'payment.unmatched': ({ amount }: AuditAmountValues) =>
    `received an online payment of ${amount} that fits no quotation`,
  'payment.refunded': ({ amount }: AuditAmountValues) =>
    `refunded ${amount} to ${SCHOOL_PLACEHOLDER} online`,
  'payment.closed-uncredited': ({ amount, payment }: AuditAmountValues & { payment: string }) =>
    `closed the online payment ${payment} of ${amount} without crediting it`,
  'price.added': 'added a price',
  'price.withdrawn': 'withdrew a price',
  'site.blocked': `blocked the website of ${SCHOOL_PLACEHOLDER}`,
  'site.unblocked': `let ${SCHOOL_PLACEHOLDER} publish its website again`,
  'site.created': `created the website of ${SCHOOL_PLACEHOLDER}`,
  'site.domain-added': `added a domain to the website of ${SCHOOL_PLACEHOLDER}`,
  'site.domain-confirmed': `confirmed the domain of the website of ${SCHOOL_PLACEHOLDER}`,
  'site.domain-ended': `ended the domain of the website of ${SCHOOL_PLACEHOLDER}, because its proof is missing or another school has proved it`,
  'site.domain-removed': `removed the domain of the website of ${SCHOOL_PLACEHOLDER}`,
  'site.editor-added': `let ${USER_PLACEHOLDER} edit the website of ${SCHOOL_PLACEHOLDER}`,
  'site.editor-removed': `ended the right of ${USER_PLACEHOLDER} to edit the website of ${SCHOOL_PLACEHOLDER}`,
  'site.file-added': `added a file to the website of ${SCHOOL_PLACEHOLDER}`,
  'site.published': `published the website of ${SCHOOL_PLACEHOLDER}`,
  'site.taken-offline': `took the website of ${SCHOOL_PLACEHOLDER} offline`,
  'billing-settings.changed': ({ version }: { version: number }) =>
    `saved version ${version} of the billing settings`,
  'statistics.exported': 'downloaded the statistics',
  'billing.exported': 'downloaded the ledger',
  'billing.payments-exported': 'downloaded the payments',
  'reply-template.created': 'added a template for answers',
  'reply-template.changed': 'changed a template for answers',
  'reply-template.removed': 'removed a template for answers',
  'reply-template.restored': 'restored a template for answers',
  'text.published': ({ text, number }: AuditTextValues) =>
    `published version ${number} of the text “${teamTexts.nameText(text)}”`,
  'text.reset': ({ text, number }: AuditTextValues) =>
    `published the original of the text “${teamTexts.nameText(text)}” as version ${number}`,
  'policy.published': ({ policy, number, day }: AuditPolicyValues & { day: string }) =>
    `published version ${number} of “${teamPolicies.names[policy]}”, in force from ${formatLongDate(day)}`,
  'policy.withdrawn': ({ policy, number }: AuditPolicyValues) =>
    `withdrew version ${number} of “${teamPolicies.names[policy]}” before it was in force`,
  'announcement.created': 'wrote an announcement',
  'announcement.scheduled': ({ people }: { people: number }) =>
    `scheduled an announcement for ${people} users`,
  'announcement.cancelled': 'cancelled an announcement',
  'announcement.deleted': 'deleted the draft of an announcement',
  'announcement.tested': 'sent a test of an announcement',
  'announcement.started': 'started to send an announcement',
  'training-rule.saved': ({ board, firstYear }: { board: string; firstYear: number }) =>
    `saved the training rule of ${board} from ${firstYear}`,
  'school.teachers-reminded': ({ count }: { count: number }) =>
    `reminded ${count} teachers of ${SCHOOL_PLACEHOLDER} without training hours`,
  'school.session-announced': ({ count }: { count: number }) =>
    `announced a session to ${count} teachers of ${SCHOOL_PLACEHOLDER}`,
  'in-house-session.planned': `planned an in-house session of ${SCHOOL_PLACEHOLDER}`,
  'in-house-session.changed': `changed an in-house session of ${SCHOOL_PLACEHOLDER}`,
  'in-house-session.closed': `closed the attendance of an in-house session of ${SCHOOL_PLACEHOLDER}`,
  'in-house-session.reopened': `opened the attendance of an in-house session of ${SCHOOL_PLACEHOLDER} again`,
  'in-house-session.list-added': `added the signed list of an in-house session of ${SCHOOL_PLACEHOLDER}`,
  'in-house-session.cancelled': `cancelled an in-house session of ${SCHOOL_PLACEHOLDER}`,
  'in-house-session.attendance-saved': ({ added, removed }: { added: number; removed: number }) =>
    `saved the attendance of an in-house session of ${SCHOOL_PLACEHOLDER}: ${added} added, ${removed} removed`,

  'message.answered': 'answered a message',
  'message.answer-withdrawn': 'withdrew an answer to a message',
  'message.marked-as-spam': 'marked a message as spam',
  'message.reopened': 'reopened a message',
  'message.closed': 'closed a message without an answer',
  'mail.resent': 'resent a failed email',
  'mail.cancelled': 'stopped retrying an email',
  'school.note-added': `wrote a note about ${SCHOOL_PLACEHOLDER}`,
  'school.note-removed': `removed a note about ${SCHOOL_PLACEHOLDER}`,
  'school.tag-added': `added a tag to ${SCHOOL_PLACEHOLDER}`,
  'school.tag-removed': `removed a tag from ${SCHOOL_PLACEHOLDER}`,
  'school.responsible-named': `made ${USER_PLACEHOLDER} responsible for ${SCHOOL_PLACEHOLDER}`,
  'school.responsible-removed': `removed the responsible colleague of ${SCHOOL_PLACEHOLDER}`,
  'school-view.saved': 'saved a view of the list of schools',
  'school-view.renamed': 'renamed a view of the list of schools',
  'school-view.removed': 'deleted a view of the list of schools',
  'school-list.exported': 'downloaded a list of schools',
  'user-list.exported': 'downloaded the list of people',
  'login-sessions.ended': ({ logins }: { logins: number }) =>
    `ended all logins of ${USER_PLACEHOLDER} (${logins})`,

  'live-session.created': ({ count }: { count: number }) =>
    count === 1 ? 'created a session' : `created ${count} sessions`,
  'live-session.changed': ({ count }: { count: number }) =>
    count === 1 ? 'changed a session' : `changed ${count} sessions`,
  'live-session.cancelled': ({ count }: { count: number }) =>
    count === 1 ? 'cancelled a session' : `cancelled ${count} sessions`,
  'live-session.restored': 'restored a cancelled session',
  'live-session.closed': ({ title }: AuditTitleValues) => `closed the session “${title}”`,
  'live-session.reopened': ({ title }: AuditTitleValues) => `reopened the session “${title}”`,
  'certificate.corrected': ({ number }: AuditNumberValues) =>
    `corrected the name on ${USER_PLACEHOLDER}’s ${number}`,
  'certificate.correction-undone': ({ number }: AuditNumberValues) =>
    `undid a correction on ${USER_PLACEHOLDER}’s ${number}`,
  'certificate.revoked': ({ number }: AuditNumberValues) =>
    `revoked ${USER_PLACEHOLDER}’s ${number}`,
  'certificate.restored': ({ number }: AuditNumberValues) =>
    `made ${USER_PLACEHOLDER}’s ${number} valid again`,
  'certificate-settings.changed': ({ version }: { version: number }) =>
    `saved version ${version} of the certificate settings`,
  'attendance.recorded': `marked ${USER_PLACEHOLDER} as present`,
  'attendance.removed': `removed the attendance of ${USER_PLACEHOLDER}`,
  'attendance.imported': ({ people }: AuditAttendanceValues) =>
    `imported an attendance list: ${people} marked as present`,
  'attendance.import-undone': ({ people }: AuditAttendanceValues) =>
    `undid an attendance import: ${people} no longer marked as present`,
  'attendance.invitation-sent': 'added someone without an account to the people of a session',
  'attendance.invitation-corrected': 'corrected someone without an account in a session',
  'attendance.invitation-removed': 'removed someone without an account from a session',
  'session-people.exported': 'downloaded the people of a session',
  'session-feedback.exported': 'downloaded the feedback of a session',
  'certificates.reminded': ({ count }: { count: number }) =>
    `reminded ${count} teachers whose certificates are waiting`,
  'item.created': ({ item }: AuditItemValues) => `created the draft ${item} in the library`,
  'item.changed': ({ item }: AuditItemValues) => `changed the details of ${item}`,
  'item.file-replaced': ({ item }: AuditItemValues) => `replaced a file of ${item}`,
  'item.moved': ({ item }: AuditItemValues) => `moved ${item} in its list`,
  'item.published': ({ item, bySchedule }: AuditItemValues) =>
    bySchedule ? `published ${item} by schedule` : `published ${item}`,
  'item.scheduled': ({ item, at = '' }: AuditItemValues) =>
    `scheduled ${item} for ${formatDateTime(at)}`,
  'item.unlisted': ({ item }: AuditItemValues) => `took ${item} out of all lists`,
  'item.listed': ({ item }: AuditItemValues) => `put ${item} into the lists again`,
  'item.cover-drawn': ({ item }: AuditItemValues) => `made the cover of ${item} from page one`,
  'item.unscheduled': ({ item }: AuditItemValues) => `removed the schedule of ${item}`,
  'item.deleted': ({ item }: AuditItemValues) => `deleted the draft ${item}`,
  'item.withdrawn': ({ item }: AuditItemValues) => `withdrew ${item} from the site`,

  'list-entry.added': ({ label }: { label: string }) => `added “${label}” to a list`,
  'list-entry.renamed': ({ from, to }: { from: string; to: string }) =>
    `renamed “${from}” in a list to “${to}”`,
  'list-entry.moved': ({ label }: { label: string }) => `moved “${label}” in its list`,
  'list-entry.retired': ({ label }: { label: string }) => `retired “${label}” in a list`,
  'list-entry.restored': ({ label }: { label: string }) => `restored “${label}” in a list`,

  'email.changed': 'changed the email address',
  'email.change-undone': 'undid a change of email address',
  'data-export.requested': 'requested a copy of their data',
  'erasure.requested': 'requested erasure of their account',
  'erasure.cancelled': 'cancelled the erasure of their account',
  'user.erased': `erased ${USER_PLACEHOLDER}`,
  'user.exported': `sent ${USER_PLACEHOLDER} a link to a copy of their data`,
  'user.corrected': `corrected the account details of ${USER_PLACEHOLDER} on request`,
  'privacy-request.recorded': ({ kind }: AuditRequestValues) =>
    `recorded a request of ${USER_PLACEHOLDER}: ${REQUEST_KINDS[kind]}`,
  'privacy-request.closed': ({ kind }: AuditRequestValues) =>
    `marked a request of ${USER_PLACEHOLDER} as done: ${REQUEST_KINDS[kind]}`,
  'user.merge-planned': `planned a merge of another account into ${USER_PLACEHOLDER}`,
  'user.merge-stopped': `stopped the merge of another account into ${USER_PLACEHOLDER}`,
  'user.merge-blocked': `could no longer merge another account into ${USER_PLACEHOLDER}`,
  'user.merged': `merged another account into ${USER_PLACEHOLDER}`,
  'user.email-correction-started': `sent a link that changes the email address of ${USER_PLACEHOLDER}`,
  'user.confirmation-sent': `sent ${USER_PLACEHOLDER} a link that confirms the email address`,
  'erasure.requested-by-team': `started the erasure of ${USER_PLACEHOLDER} on request`,
  'erasure.cancelled-by-team': `stopped the erasure of ${USER_PLACEHOLDER}`,
  'recovery.requested': `vouched for ${USER_PLACEHOLDER}, who cannot open their mailbox`,
  'recovery.granted': `approved a new email address for ${USER_PLACEHOLDER}`,
  'recovery.rejected': `rejected a new email address for ${USER_PLACEHOLDER}`,
  'recovery.stopped': 'stopped the change to a new email address',
  'recovery.used': 'recovered the account with a new email address',
  'role.granted': ({ role }: { role: AuditedRole }) =>
    `made ${USER_PLACEHOLDER} ${ROLE_NAMES[role]}`,
  'role.removed': `removed the role of ${USER_PLACEHOLDER}`,
  'second-factor.reset': `reset the second factor of ${USER_PLACEHOLDER}`,
  'passkey.added': 'added a passkey',
  'passkey.removed': 'removed a passkey',
  'authenticator.added': 'set up an authenticator app',
  'authenticator.removed': 'removed an authenticator app',
  'recovery-codes.created': 'created new recovery codes',
  'recovery-code.used': 'used a recovery code',
}

type AuditMergeValues = { members: number; terms: number; kept: number }

const formatSeats = (seats = 0) => (seats === 1 ? '1 seat' : `${seats} seats`)
