import { formatDateTime, formatLongDate } from '../dates'
import { teamEntries } from './team-entries'
import type { teamPolicies } from './team-policies'

type AuditTermValues = { firstDay: string; lastDay: string; seats: number }
type AuditAttendanceValues = AuditTitleValues & { people: number }
type AuditReferenceValues = { reference: string }
/** Entries from before titles were logged have none. */
type AuditTitleValues = { title?: string }
type AuditSessionValues = AuditTitleValues & { startsAt?: string; count?: number }
type AuditChangeValues = { changes?: AuditChange[] }
type AuditExportValues = { filter?: string }
type AuditTagValues = { tag?: string }
type AuditDomainValues = { domain?: string }
type AuditLoginValues = { login?: string }
type AuditListValues = { list?: string }
/** Without values, only that the field changed. */
export type AuditChange = { field: string; from?: string; to?: string }
type AuditNumberValues = { number: string }
type AuditDocumentValues = AuditNumberValues & { total?: string; reason?: string }
type AuditAmountValues = { amount: string }
type AuditPriceValues = AuditTitleValues &
  Partial<AuditAmountValues> & {
    seatsFrom?: number
    seatsTo?: number
    months?: number
    validFrom?: string
  }
type AuditApprovalValues = AuditReferenceValues & { seats?: number; lastDay?: string }

type AuditPolicyValues = { policy: keyof typeof teamPolicies.names; number: number }
type AuditTextValues = { text: string; number: number }
/** `at` is the time of a schedule. */
type AuditItemValues = AuditTitleValues &
  AuditChangeValues & { at?: string; role?: string; bySchedule?: boolean }

/** The page replaces these by a link with the name. */
const SCHOOL_PLACEHOLDER = '{school}'
const USER_PLACEHOLDER = '{person}'
const OBJECT_PLACEHOLDER = '{object}'

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

/** Follows the actor's name. An object without a placeholder is added in brackets. */
export const audit = {
  'application.received': (_: AuditReferenceValues) =>
    `sent application ${OBJECT_PLACEHOLDER} for ${SCHOOL_PLACEHOLDER}`,
  'application.entered': (_: AuditReferenceValues) =>
    `entered application ${OBJECT_PLACEHOLDER} for ${SCHOOL_PLACEHOLDER} from a paper form`,
  'application.approved': ({ seats, lastDay }: AuditApprovalValues) =>
    lastDay
      ? `approved ${SCHOOL_PLACEHOLDER}: ${formatSeats(seats)} until ${formatLongDate(lastDay)} (${OBJECT_PLACEHOLDER})`
      : `approved ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER}`,
  'application.rejected': (_: AuditReferenceValues) =>
    `rejected ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER}`,
  'application.withdrawn': (_: AuditReferenceValues) =>
    `withdrew ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER}`,
  'application.closed-as-duplicate': (_: AuditReferenceValues) =>
    `closed ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER} as a duplicate`,
  'application.decision-undone': (_: AuditReferenceValues) =>
    `undid the decision on ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER}`,
  'application.question-sent': (_: AuditReferenceValues) =>
    `asked ${SCHOOL_PLACEHOLDER} about ${OBJECT_PLACEHOLDER}`,
  'application.question-withdrawn': (_: AuditReferenceValues) =>
    `withdrew a question to ${SCHOOL_PLACEHOLDER} about ${OBJECT_PLACEHOLDER}`,
  'school.corrected': ({ changes }: AuditChangeValues) =>
    `corrected the details of ${SCHOOL_PLACEHOLDER}${formatChanges(changes)}`,
  'school.email-link-sent': `sent a link to the email address of ${SCHOOL_PLACEHOLDER}`,
  'school.email-confirmed': `confirmed the email address of ${SCHOOL_PLACEHOLDER}`,
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
  'staff-list.imported': ({ invited, changed, removed }: StaffListCounts) =>
    `imported a staff list of ${SCHOOL_PLACEHOLDER}: ${invited} invited, ${changed} changed, ${removed} removed`,
  'staff-list.undone': ({ withdrawn, restored }: { withdrawn: number; restored: number }) =>
    `undid a staff list of ${SCHOOL_PLACEHOLDER}: ${withdrawn} invitations cancelled, ${restored} changes taken back`,
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

  'document.quotation': ({ total }: AuditDocumentValues) =>
    `issued quotation ${OBJECT_PLACEHOLDER}${formatTotal(total)} to ${SCHOOL_PLACEHOLDER}`,
  'document.invoice': ({ total }: AuditDocumentValues) =>
    `issued invoice ${OBJECT_PLACEHOLDER}${formatTotal(total)} to ${SCHOOL_PLACEHOLDER}`,
  'document.receipt': ({ total }: AuditDocumentValues) =>
    `issued receipt ${OBJECT_PLACEHOLDER}${formatTotal(total)} to ${SCHOOL_PLACEHOLDER}`,
  'document.credit-note': ({ total }: AuditDocumentValues) =>
    `issued credit note ${OBJECT_PLACEHOLDER}${formatTotal(total)} to ${SCHOOL_PLACEHOLDER}`,
  'order.withdrawn': `withdrew a quotation to ${SCHOOL_PLACEHOLDER}`,
  'order.reminded': `reminded ${SCHOOL_PLACEHOLDER} of an unpaid order`,
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
  'price.added': (price: AuditPriceValues) => `added the price ${formatPrice(price)}`,
  'price.withdrawn': (price: AuditPriceValues) => `withdrew the price ${formatPrice(price)}`,
  'school-login.added': ({ login }: AuditLoginValues) =>
    `named${formatName(login)} as a login of ${SCHOOL_PLACEHOLDER}`,
  'school-login.confirmed': ({ login }: AuditLoginValues) =>
    `confirmed${formatName(login)} as a login of ${SCHOOL_PLACEHOLDER}`,
  'school-login.ended': ({ login }: AuditLoginValues) =>
    `ended${formatName(login)} as a login of ${SCHOOL_PLACEHOLDER}, because its proof is missing or another school has proved it`,
  'school-login.removed': ({ login }: AuditLoginValues) =>
    `removed${formatName(login)} from the logins of ${SCHOOL_PLACEHOLDER}`,
  'school-login.required': `required the teachers of ${SCHOOL_PLACEHOLDER} to use its login`,
  'school-login.optional': `let the teachers of ${SCHOOL_PLACEHOLDER} log in with passwords again`,
  'site.approval-on': `decided that coordinators approve the website of ${SCHOOL_PLACEHOLDER}`,
  'site.approval-off': `decided that teachers publish the website of ${SCHOOL_PLACEHOLDER} themselves`,
  'site.approval-asked': `asked to publish the website of ${SCHOOL_PLACEHOLDER}`,
  'site.approval-returned': `returned the draft of the website of ${SCHOOL_PLACEHOLDER}`,
  'site.blocked': `blocked the website of ${SCHOOL_PLACEHOLDER}`,
  'site.unblocked': `let ${SCHOOL_PLACEHOLDER} publish its website again`,
  'site.created': `created the website of ${SCHOOL_PLACEHOLDER}`,
  'site.address-changed': `changed the address of the website of ${SCHOOL_PLACEHOLDER}`,
  'site.domain-added': ({ domain }: AuditDomainValues) =>
    `added the domain${formatName(domain)} to the website of ${SCHOOL_PLACEHOLDER}`,
  'site.domain-confirmed': ({ domain }: AuditDomainValues) =>
    `confirmed the domain${formatName(domain)} of the website of ${SCHOOL_PLACEHOLDER}`,
  'site.domain-ended': ({ domain }: AuditDomainValues) =>
    `ended the domain${formatName(domain)} of the website of ${SCHOOL_PLACEHOLDER}, because its proof is missing or another school has proved it`,
  'site.domain-removed': ({ domain }: AuditDomainValues) =>
    `removed the domain${formatName(domain)} of the website of ${SCHOOL_PLACEHOLDER}`,
  'site.editor-added': `let ${USER_PLACEHOLDER} edit the website of ${SCHOOL_PLACEHOLDER}`,
  'site.editor-removed': `ended the right of ${USER_PLACEHOLDER} to edit the website of ${SCHOOL_PLACEHOLDER}`,
  'site.file-added': `added a file to the website of ${SCHOOL_PLACEHOLDER}`,
  'site.published': `published the website of ${SCHOOL_PLACEHOLDER}`,
  'site.enquiry-removed': `deleted an admission enquiry to ${SCHOOL_PLACEHOLDER}`,
  'site.message-removed': `deleted a visitor’s message to ${SCHOOL_PLACEHOLDER}`,
  'site.taken-offline': `took the website of ${SCHOOL_PLACEHOLDER} offline`,
  'billing-settings.changed': ({ version }: { version: number }) =>
    `saved version ${version} of ${OBJECT_PLACEHOLDER}`,
  'statistics.exported': ({ filter }: AuditExportValues) =>
    `downloaded ${OBJECT_PLACEHOLDER}${formatFilter(filter)}`,
  'billing.exported': ({ filter }: AuditExportValues) =>
    `downloaded ${OBJECT_PLACEHOLDER}${formatFilter(filter)}`,
  'billing.payments-exported': ({ filter }: AuditExportValues) =>
    `downloaded the payments of ${OBJECT_PLACEHOLDER}${formatFilter(filter)}`,
  'reply-template.created': (_: AuditTitleValues) => `added ${OBJECT_PLACEHOLDER}`,
  'reply-template.changed': ({ changes }: AuditTitleValues & AuditChangeValues) =>
    `changed ${OBJECT_PLACEHOLDER}${formatChanges(changes)}`,
  'reply-template.removed': (_: AuditTitleValues) => `removed ${OBJECT_PLACEHOLDER}`,
  'reply-template.restored': (_: AuditTitleValues) => `restored ${OBJECT_PLACEHOLDER}`,
  'text.published': ({ number }: AuditTextValues) =>
    `published version ${number} of the text ${OBJECT_PLACEHOLDER}`,
  'text.reset': ({ number }: AuditTextValues) =>
    `published the original of the text ${OBJECT_PLACEHOLDER} as version ${number}`,
  'policy.published': ({ number, day }: AuditPolicyValues & { day: string }) =>
    `published version ${number} of ${OBJECT_PLACEHOLDER}, in force from ${formatLongDate(day)}`,
  'policy.withdrawn': ({ number }: AuditPolicyValues) =>
    `withdrew version ${number} of ${OBJECT_PLACEHOLDER} before it was in force`,
  'announcement.created': (_: AuditTitleValues) => `wrote ${OBJECT_PLACEHOLDER}`,
  'announcement.scheduled': ({ people }: AuditTitleValues & { people: number }) =>
    `scheduled ${OBJECT_PLACEHOLDER} for ${people} users`,
  'announcement.cancelled': (_: AuditTitleValues) => `cancelled ${OBJECT_PLACEHOLDER}`,
  'announcement.deleted': (_: AuditTitleValues) => `deleted the draft of ${OBJECT_PLACEHOLDER}`,
  'announcement.tested': (_: AuditTitleValues) => `sent a test of ${OBJECT_PLACEHOLDER}`,
  'announcement.started': (_: AuditTitleValues) => `started to send ${OBJECT_PLACEHOLDER}`,
  'training-rule.saved': ({ board, firstYear }: { board: string; firstYear: number }) =>
    `saved the training rule of ${board} from ${firstYear}`,
  'school.teachers-reminded': ({ count }: { count: number }) =>
    `reminded ${count} teachers of ${SCHOOL_PLACEHOLDER} without training hours`,
  'school.session-announced': ({ count, title }: AuditTitleValues & { count: number }) =>
    `announced ${title ? `“${title}”` : 'a session'} to ${count} teachers of ${SCHOOL_PLACEHOLDER}`,
  'in-house-session.planned': ({ startsAt }: AuditSessionValues) =>
    `planned ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER}${formatStart(startsAt)}`,
  'in-house-session.changed': ({ changes }: AuditTitleValues & AuditChangeValues) =>
    `changed ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER}${formatChanges(changes)}`,
  'in-house-session.closed': (_: AuditTitleValues) =>
    `closed the attendance of ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER}`,
  'in-house-session.reopened': (_: AuditTitleValues) =>
    `opened the attendance of ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER} again`,
  'in-house-session.list-added': (_: AuditTitleValues) =>
    `added the signed list of ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER}`,
  'in-house-session.cancelled': (_: AuditTitleValues) =>
    `cancelled ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER}`,
  'in-house-session.attendance-saved': ({
    added,
    removed,
  }: AuditTitleValues & { added: number; removed: number }) =>
    `saved the attendance of ${OBJECT_PLACEHOLDER} of ${SCHOOL_PLACEHOLDER}: ${added} added, ${removed} removed`,

  'message.answered': `answered ${OBJECT_PLACEHOLDER}`,
  'message.answer-withdrawn': `withdrew an answer to ${OBJECT_PLACEHOLDER}`,
  'message.marked-as-spam': `marked ${OBJECT_PLACEHOLDER} as spam`,
  'message.reopened': `reopened ${OBJECT_PLACEHOLDER}`,
  'message.closed': `closed ${OBJECT_PLACEHOLDER} without an answer`,
  'webhook.created': (_: AuditTitleValues) => `set up ${OBJECT_PLACEHOLDER}`,
  'webhook.deleted': (_: AuditTitleValues) => `deleted ${OBJECT_PLACEHOLDER}`,
  'webhook.paused': (_: AuditTitleValues) => `paused ${OBJECT_PLACEHOLDER}`,
  'webhook.resumed': (_: AuditTitleValues) => `resumed ${OBJECT_PLACEHOLDER}`,
  'webhook.secret-renewed': (_: AuditTitleValues) => `renewed the secret of ${OBJECT_PLACEHOLDER}`,
  'webhook.stopped-failing': (_: AuditTitleValues) =>
    `paused ${OBJECT_PLACEHOLDER} after failures for an hour`,
  'webhook.ended-by-receiver': (_: AuditTitleValues) =>
    `ended ${OBJECT_PLACEHOLDER} because its receiver wants no more events`,
  'mail.resent': (_: AuditTitleValues) => `resent ${OBJECT_PLACEHOLDER} after a failure`,
  'mail.cancelled': (_: AuditTitleValues) => `stopped retrying ${OBJECT_PLACEHOLDER}`,
  'school.note-added': `wrote a note about ${SCHOOL_PLACEHOLDER}`,
  'school.note-removed': `removed a note about ${SCHOOL_PLACEHOLDER}`,
  'school.tag-added': ({ tag }: AuditTagValues) =>
    `added the tag${formatName(tag)} to ${SCHOOL_PLACEHOLDER}`,
  'school.tag-removed': ({ tag }: AuditTagValues) =>
    `removed the tag${formatName(tag)} from ${SCHOOL_PLACEHOLDER}`,
  'school.responsible-named': `made ${USER_PLACEHOLDER} responsible for ${SCHOOL_PLACEHOLDER}`,
  'school.responsible-removed': `removed the responsible colleague of ${SCHOOL_PLACEHOLDER}`,
  'school-view.saved': (_: AuditTitleValues) => `saved ${OBJECT_PLACEHOLDER}`,
  'school-view.renamed': ({ to }: AuditTitleValues & { to?: string }) =>
    `renamed ${OBJECT_PLACEHOLDER}${to ? ` to “${to}”` : ''}`,
  'school-view.removed': (_: AuditTitleValues) => `deleted ${OBJECT_PLACEHOLDER}`,
  'school-list.exported': ({ filter }: AuditExportValues) =>
    `downloaded ${OBJECT_PLACEHOLDER}${formatFilter(filter)}`,
  'audit-log.exported': ({ filter }: AuditExportValues) =>
    `downloaded ${OBJECT_PLACEHOLDER}${formatFilter(filter)}`,
  'user-list.exported': ({ filter }: AuditExportValues) =>
    `downloaded ${OBJECT_PLACEHOLDER}${formatFilter(filter)}`,
  'login-sessions.ended': ({ logins }: { logins: number }) =>
    `ended all logins of ${USER_PLACEHOLDER} (${logins})`,

  'calendar-feed.created': 'created the address of an own calendar feed',
  'calendar-feed.removed': 'turned off an own calendar feed',

  'live-session.created': ({ startsAt, count }: AuditSessionValues) =>
    `created ${OBJECT_PLACEHOLDER}${formatStart(startsAt)}${formatCount(count)}`,
  'live-session.changed': ({ count, changes }: AuditSessionValues & AuditChangeValues) =>
    `changed ${OBJECT_PLACEHOLDER}${formatCount(count)}${formatChanges(changes)}`,
  'live-session.cancelled': ({ startsAt, count }: AuditSessionValues & { reason?: string }) =>
    `cancelled ${OBJECT_PLACEHOLDER}${formatStart(startsAt)}${formatCount(count)}`,
  'live-session.deleted': ({ startsAt }: AuditSessionValues) =>
    `deleted the draft of ${OBJECT_PLACEHOLDER}${formatStart(startsAt)}`,
  'live-session.restored': (_: AuditTitleValues) =>
    `restored ${OBJECT_PLACEHOLDER} after its cancellation`,
  'live-session.closed': (_: AuditTitleValues) => `closed ${OBJECT_PLACEHOLDER}`,
  'live-session.reopened': (_: AuditTitleValues) => `reopened ${OBJECT_PLACEHOLDER}`,
  'certificate.corrected': (_: AuditNumberValues) =>
    `corrected the name on ${USER_PLACEHOLDER}’s ${OBJECT_PLACEHOLDER}`,
  'certificate.correction-undone': (_: AuditNumberValues) =>
    `undid a correction on ${USER_PLACEHOLDER}’s ${OBJECT_PLACEHOLDER}`,
  'certificate.revoked': (_: AuditNumberValues) =>
    `revoked ${USER_PLACEHOLDER}’s ${OBJECT_PLACEHOLDER}`,
  'certificate.restored': (_: AuditNumberValues) =>
    `made ${USER_PLACEHOLDER}’s ${OBJECT_PLACEHOLDER} valid again`,
  'certificate.revocation-requested': (_: AuditNumberValues) =>
    `asked a manager to revoke ${USER_PLACEHOLDER}’s ${OBJECT_PLACEHOLDER}`,
  'certificate.revocation-declined': (_: AuditNumberValues) =>
    `kept ${USER_PLACEHOLDER}’s ${OBJECT_PLACEHOLDER}, which an editor asked to revoke`,
  'certificate-settings.changed': ({ version }: { version: number }) =>
    `saved version ${version} of ${OBJECT_PLACEHOLDER}`,
  'attendance.recorded': (_: AuditTitleValues) =>
    `marked ${USER_PLACEHOLDER} as present in ${OBJECT_PLACEHOLDER}`,
  'attendance.removed': (_: AuditTitleValues) =>
    `removed the attendance of ${USER_PLACEHOLDER} in ${OBJECT_PLACEHOLDER}`,
  'attendance.imported': ({ people }: AuditAttendanceValues) =>
    `imported an attendance list of ${OBJECT_PLACEHOLDER}: ${people} marked as present`,
  'attendance.import-undone': ({ people }: AuditAttendanceValues) =>
    `undid an attendance import of ${OBJECT_PLACEHOLDER}: ${people} no longer marked as present`,
  'attendance.invitation-sent': (_: AuditTitleValues) =>
    `added someone without an account to the people of ${OBJECT_PLACEHOLDER}`,
  'attendance.invitation-corrected': (_: AuditTitleValues) =>
    `corrected someone without an account in ${OBJECT_PLACEHOLDER}`,
  'attendance.invitation-removed': (_: AuditTitleValues) =>
    `removed someone without an account from ${OBJECT_PLACEHOLDER}`,
  'session-people.exported': (_: AuditTitleValues) =>
    `downloaded the people of ${OBJECT_PLACEHOLDER}`,
  'session-feedback.exported': (_: AuditTitleValues) =>
    `downloaded the feedback of ${OBJECT_PLACEHOLDER}`,
  'certificates.reminded': ({ count }: AuditTitleValues & { count: number }) =>
    `reminded ${count} teachers whose certificates of ${OBJECT_PLACEHOLDER} are waiting`,
  'item.created': (_: AuditItemValues) => `created the draft ${OBJECT_PLACEHOLDER} in the library`,
  'item.changed': ({ changes }: AuditItemValues) =>
    `changed the details of ${OBJECT_PLACEHOLDER}${formatChanges(changes)}`,
  'item.file-replaced': ({ role }: AuditItemValues) =>
    `replaced a file of ${OBJECT_PLACEHOLDER}${role ? ` (${role})` : ''}`,
  'item.moved': (_: AuditItemValues) => `moved ${OBJECT_PLACEHOLDER} in its list`,
  'item.published': ({ bySchedule }: AuditItemValues) =>
    bySchedule ? `published ${OBJECT_PLACEHOLDER} by schedule` : `published ${OBJECT_PLACEHOLDER}`,
  'item.scheduled': ({ at }: AuditItemValues) =>
    `scheduled ${OBJECT_PLACEHOLDER}${at ? ` for ${formatDateTime(at)}` : ''}`,
  'item.unlisted': (_: AuditItemValues) => `took ${OBJECT_PLACEHOLDER} out of all lists`,
  'item.listed': (_: AuditItemValues) => `put ${OBJECT_PLACEHOLDER} into the lists again`,
  'item.cover-drawn': (_: AuditItemValues) =>
    `made the cover of ${OBJECT_PLACEHOLDER} from page one`,
  'item.unscheduled': (_: AuditItemValues) => `removed the schedule of ${OBJECT_PLACEHOLDER}`,
  'item.deleted': (_: AuditItemValues) => `deleted the draft ${OBJECT_PLACEHOLDER}`,
  'item.withdrawn': (_: AuditItemValues) => `withdrew ${OBJECT_PLACEHOLDER} from the site`,

  'list-entry.added': ({ label, list }: AuditListValues & { label: string }) =>
    `added “${label}” to ${formatList(list)}`,
  'list-entry.renamed': ({ from, to, list }: AuditListValues & { from: string; to: string }) =>
    `renamed “${from}” in ${formatList(list)} to “${to}”`,
  'list-entry.translated': ({ label, list }: AuditListValues & { label: string }) =>
    `changed the translations of “${label}” in ${formatList(list)}`,
  'list-entry.moved': ({ label, list }: AuditListValues & { label: string }) =>
    `moved “${label}” in ${formatList(list)}`,
  'list-entry.retired': ({ label, list }: AuditListValues & { label: string }) =>
    `retired “${label}” in ${formatList(list)}`,
  'list-entry.restored': ({ label, list }: AuditListValues & { label: string }) =>
    `restored “${label}” in ${formatList(list)}`,

  'email.changed': 'changed the email address',
  'email.change-undone': 'undid a change of email address',
  'data-export.requested': 'requested a copy of their data',
  'erasure.requested': 'requested erasure of their account',
  'erasure.cancelled': 'cancelled the erasure of their account',
  'user.erased': `erased ${USER_PLACEHOLDER}`,
  'user.exported': `sent ${USER_PLACEHOLDER} a link to a copy of their data`,
  'user.corrected': ({ changes }: AuditChangeValues) =>
    `corrected the account details of ${USER_PLACEHOLDER} on request${formatChanges(changes)}`,
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
  'identity.added': ({ provider }: { provider: string }) => `connected a login of ${provider}`,
  'identity.removed': ({ provider }: { provider: string }) => `removed a login of ${provider}`,
  'api-token.created': ({ scopes }: AuditTitleValues & { scopes: string }) =>
    `made ${OBJECT_PLACEHOLDER} with the permissions ${scopes}`,
  'api-token.revoked': (_: AuditTitleValues) => `revoked ${OBJECT_PLACEHOLDER}`,
  'passkey.added': 'added a passkey',
  'passkey.removed': 'removed a passkey',
  'authenticator.added': 'set up an authenticator app',
  'authenticator.removed': 'removed an authenticator app',
  'recovery-codes.created': 'created new recovery codes',
  'recovery-code.used': 'used a recovery code',
}

type StaffListCounts = { invited: number; changed: number; removed: number }

type AuditMergeValues = { members: number; terms: number; kept: number }

const formatSeats = (seats = 0) => (seats === 1 ? '1 seat' : `${seats} seats`)

const formatName = (name?: string) => (name ? ` “${name}”` : '')
const formatTotal = (total?: string) => (total ? ` over ${total}` : '')
const formatStart = (startsAt?: string) => (startsAt ? ` on ${formatDateTime(startsAt)}` : '')
const formatList = (list?: string) =>
  list
    ? `the list “${teamEntries.names[list as keyof typeof teamEntries.names] ?? list}”`
    : OBJECT_PLACEHOLDER
/** One entry used to stand for several sessions. */
const formatCount = (count = 1) => (count > 1 ? ` and ${count - 1} more` : '')

const formatPrice = ({ amount, seatsFrom, seatsTo, months, validFrom }: AuditPriceValues) =>
  amount
    ? `${OBJECT_PLACEHOLDER}: ${amount} for ${seatsFrom} to ${seatsTo} seats and ${months} months, from ${formatLongDate(validFrom ?? '')}`
    : OBJECT_PLACEHOLDER

/** Of a search only that there was one. */
function formatFilter(filter = ''): string {
  const parts = [...new URLSearchParams(filter)].map(([name, value]) =>
    value ? `${name} ${value}` : `a ${name}`,
  )
  return parts.length > 0 ? `, filtered by ${parts.join(', ')}` : ''
}

function formatChanges(changes: AuditChange[] = []): string {
  const texts = changes.map(({ field, from, to }) =>
    from === undefined && to === undefined
      ? nameField(field)
      : `${nameField(field)} from ${formatValue(from)} to ${formatValue(to)}`,
  )
  return texts.length > 0 ? `: ${texts.join(', ')}` : ''
}

const formatValue = (value = '') =>
  /^\d{4}-\d\d-\d\dT/.test(value) ? formatDateTime(value) : `“${value}”`

const FIELD_NAMES: Record<string, string> = {
  startsAt: 'start',
  time: 'start',
  meetingUrl: 'meeting link',
  hostBio: 'line about the host',
  takeaway: 'what teachers leave with',
  preparation: 'what to prepare',
  attendanceMethod: 'attendance by',
  recordingVideoId: 'recording',
  recordingUrl: 'recording',
  resourceIds: 'resources',
  institution_name: 'name',
  firstname: 'first name',
  lastname: 'last name',
}

/** Names of fields are words already. */
const nameField = (field: string) =>
  FIELD_NAMES[field] ??
  field.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
