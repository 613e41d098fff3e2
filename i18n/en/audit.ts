import { formatLongDate } from '../dates'

type AuditTermValues = { firstDay: string; lastDay: string; seats: number }
type AuditAttendanceValues = { people: number; gathering: string }
type AuditReferenceValues = { reference: string }
type AuditTitleValues = { title: string }
type AuditNumberValues = { number: string }
type AuditApprovalValues = AuditReferenceValues & { seats?: number; lastDay?: string }

type AuditItemValues = { item: string }

/** The page replaces these by a link with the name. */
const SCHOOL_PLACEHOLDER = '{school}'
const USER_PLACEHOLDER = '{person}'

/** Follows the actor's name. */
export const audit = {
  'schools.moved': 'moved the institutions into schools',
  'application.received': ({ reference }: AuditReferenceValues) =>
    `sent application ${reference} for ${SCHOOL_PLACEHOLDER}`,
  'application.approved': ({ reference, seats, lastDay }: AuditApprovalValues) =>
    lastDay
      ? `approved ${SCHOOL_PLACEHOLDER}: ${formatSeats(seats)} until ${formatLongDate(lastDay)} (${reference})`
      : `approved ${reference} of ${SCHOOL_PLACEHOLDER}`,
  'application.rejected': ({ reference }: AuditReferenceValues) =>
    `rejected ${reference} of ${SCHOOL_PLACEHOLDER}`,
  'application.withdrawn': ({ reference }: AuditReferenceValues) =>
    `withdrew ${reference} of ${SCHOOL_PLACEHOLDER}`,
  'application.closed': ({ reference }: AuditReferenceValues) =>
    `closed ${reference} of ${SCHOOL_PLACEHOLDER} as a duplicate`,
  'application.reopened': ({ reference }: AuditReferenceValues) =>
    `undid the decision on ${reference} of ${SCHOOL_PLACEHOLDER}`,
  'application.asked': ({ reference }: AuditReferenceValues) =>
    `asked ${SCHOOL_PLACEHOLDER} about ${reference}`,
  'question.taken-back': ({ reference }: AuditReferenceValues) =>
    `withdrew a question to ${SCHOOL_PLACEHOLDER} about ${reference}`,
  'school.corrected': `corrected the details of ${SCHOOL_PLACEHOLDER}`,
  'term.given': ({ firstDay, lastDay, seats }: AuditTermValues) =>
    `gave ${SCHOOL_PLACEHOLDER} a term from ${formatLongDate(firstDay)} to ${formatLongDate(lastDay)} with ${formatSeats(seats)}`,
  'term.ended': ({ lastDay }: { lastDay: string }) =>
    `ended the term of ${SCHOOL_PLACEHOLDER} that would have run until ${formatLongDate(lastDay)}`,
  'term.seats': ({ from, to }: { from: number; to: number }) =>
    `changed the seats of ${SCHOOL_PLACEHOLDER} from ${from} to ${to}`,
  'school.merged': ({ members, terms, kept }: AuditMergeValues) =>
    `merged another school into ${SCHOOL_PLACEHOLDER}: ${members} members and ${terms} terms moved${
      kept > 0 ? `, ${kept} terms could not` : ''
    }`,
  'coordinator.link': `sent ${SCHOOL_PLACEHOLDER} a coordinator link`,
  'invitations.sent': ({ letters }: { letters: number }) =>
    `sent ${letters} invitations to ${SCHOOL_PLACEHOLDER}`,
  'invitation.revoked': `cancelled an invitation to ${SCHOOL_PLACEHOLDER}`,
  'invitation.restored': `restored an invitation to ${SCHOOL_PLACEHOLDER}`,
  'link.made': `created a staff room link for ${SCHOOL_PLACEHOLDER}`,
  'link.off': `turned off the staff room link of ${SCHOOL_PLACEHOLDER}`,
  'member.joined': `joined ${SCHOOL_PLACEHOLDER}`,
  'member.left': `left ${SCHOOL_PLACEHOLDER}`,
  'member.removed': `removed ${USER_PLACEHOLDER} from ${SCHOOL_PLACEHOLDER}`,
  'member.restored': `restored the seat of ${USER_PLACEHOLDER} at ${SCHOOL_PLACEHOLDER}`,
  'coordinator.named': `made ${USER_PLACEHOLDER} a coordinator of ${SCHOOL_PLACEHOLDER}`,
  'school.handed-over': `handed ${SCHOOL_PLACEHOLDER} over to ${USER_PLACEHOLDER}`,

  'message.answered': 'answered a message',
  'answer.taken-back': 'withdrew an answer to a message',
  'message.spam': 'marked a message as spam',
  'message.opened': 'reopened a message',
  'message.closed': 'closed a message without an answer',
  'mail.sent-again': 'resent a failed email',
  'mail.given-up': 'stopped retrying an email',
  'people.exported': 'downloaded the list of people',
  'logins.ended': ({ logins }: { logins: number }) =>
    `ended all logins of ${USER_PLACEHOLDER} (${logins})`,

  'gathering.made': ({ count }: { count: number }) =>
    count === 1 ? 'created a session' : `created ${count} sessions`,
  'gathering.changed': ({ count }: { count: number }) =>
    count === 1 ? 'changed a session' : `changed ${count} sessions`,
  'gathering.cancelled': ({ count }: { count: number }) =>
    count === 1 ? 'cancelled a session' : `cancelled ${count} sessions`,
  'gathering.restored': 'restored a cancelled session',
  'gathering.closed': ({ title }: AuditTitleValues) => `closed the session “${title}”`,
  'gathering.reopened': ({ title }: AuditTitleValues) => `reopened the session “${title}”`,
  'certificate.corrected': ({ number }: AuditNumberValues) =>
    `corrected the name on ${USER_PLACEHOLDER}’s ${number}`,
  'certificate.uncorrected': ({ number }: AuditNumberValues) =>
    `undid a correction on ${USER_PLACEHOLDER}’s ${number}`,
  'certificate.revoked': ({ number }: AuditNumberValues) =>
    `revoked ${USER_PLACEHOLDER}’s ${number}`,
  'certificate.restored': ({ number }: AuditNumberValues) =>
    `made ${USER_PLACEHOLDER}’s ${number} valid again`,
  'presence.noted': `marked ${USER_PLACEHOLDER} as present`,
  'presence.removed': `removed the attendance of ${USER_PLACEHOLDER}`,
  'attendance.imported': ({ people }: AuditAttendanceValues) =>
    `imported an attendance list: ${people} marked as present`,
  'attendance.undone': ({ people }: AuditAttendanceValues) =>
    `undid an attendance import: ${people} no longer marked as present`,
  'item.made': ({ item }: AuditItemValues) => `created the draft ${item} in the library`,
  'item.changed': ({ item }: AuditItemValues) => `changed the details of ${item}`,
  'item.file': ({ item }: AuditItemValues) => `replaced a file of ${item}`,
  'item.moved': ({ item }: AuditItemValues) => `moved ${item} in its list`,
  'item.published': ({ item }: AuditItemValues) => `published ${item}`,
  'item.deleted': ({ item }: AuditItemValues) => `deleted the draft ${item}`,
  'item.withdrawn': ({ item }: AuditItemValues) => `withdrew ${item} from the site`,

  'address.changed': 'changed the email address',
  'address.taken-back': 'undid a change of email address',
  'copy.asked': 'requested a copy of their data',
  'erasure.asked': 'requested erasure of their account',
  'erasure.undone': 'cancelled the erasure of their account',
  'person.erased': `erased ${USER_PLACEHOLDER}`,
  'person.exported': `downloaded the data of ${USER_PLACEHOLDER} on request`,
  'person.corrected': `corrected the account details of ${USER_PLACEHOLDER} on request`,
  'erasure.requested': `started the erasure of ${USER_PLACEHOLDER} on request`,
  'erasure.withdrawn': `stopped the erasure of ${USER_PLACEHOLDER}`,
  'recovery.asked': `vouched for ${USER_PLACEHOLDER}, who cannot open their mailbox`,
  'recovery.granted': `approved a new email address for ${USER_PLACEHOLDER}`,
  'recovery.refused': `rejected a new email address for ${USER_PLACEHOLDER}`,
  'recovery.objected': 'stopped the change to a new email address',
  'recovery.used': 'recovered the account with a new email address',
  'role.given': ({ role }: { role: 'editor' | 'manager' }) =>
    role === 'manager'
      ? `made ${USER_PLACEHOLDER} a manager`
      : `made ${USER_PLACEHOLDER} an editor`,
  'role.taken': `removed the role of ${USER_PLACEHOLDER}`,
  'second-factor.reset': `reset the second factor of ${USER_PLACEHOLDER}`,
  'passkey.added': 'added a passkey',
  'passkey.removed': 'removed a passkey',
  'authenticator.added': 'set up an authenticator app',
  'authenticator.removed': 'removed an authenticator app',
  'recovery-codes.made': 'created new recovery codes',
  'recovery-code.used': 'used a recovery code',
}

/** Names of the actions in the log's filter. */
export const auditActions: Record<keyof typeof audit, string> = {
  'schools.moved': 'Institutions moved into schools',
  'application.received': 'Application received',
  'application.approved': 'Application approved',
  'application.rejected': 'Application not approved',
  'application.withdrawn': 'Application withdrawn',
  'application.closed': 'Application closed as a duplicate',
  'application.reopened': 'Decision undone',
  'application.asked': 'Question asked',
  'question.taken-back': 'Question withdrawn',
  'school.corrected': 'Details corrected',
  'term.given': 'Term added',
  'term.ended': 'Term ended',
  'term.seats': 'Seats changed',
  'school.merged': 'Schools merged',
  'coordinator.link': 'Coordinator link sent',
  'invitations.sent': 'Invitations sent',
  'invitation.revoked': 'Invitation cancelled',
  'invitation.restored': 'Invitation restored',
  'link.made': 'Staff room link created',
  'link.off': 'Staff room link turned off',
  'member.joined': 'Joined a school',
  'member.left': 'Left a school',
  'member.removed': 'Removed from a school',
  'member.restored': 'Seat restored',
  'coordinator.named': 'Coordinator added',
  'school.handed-over': 'School handed over',
  'message.answered': 'Message answered',
  'answer.taken-back': 'Answer withdrawn',
  'message.spam': 'Message marked as spam',
  'message.opened': 'Message reopened',
  'message.closed': 'Message closed',
  'mail.sent-again': 'Email resent',
  'mail.given-up': 'Email given up',
  'people.exported': 'People downloaded',
  'logins.ended': 'Logins ended',
  'gathering.made': 'Session created',
  'gathering.changed': 'Session changed',
  'gathering.cancelled': 'Session cancelled',
  'gathering.restored': 'Session restored',
  'gathering.closed': 'Session closed',
  'gathering.reopened': 'Session reopened',
  'certificate.corrected': 'Certificate corrected',
  'certificate.uncorrected': 'Certificate correction undone',
  'certificate.revoked': 'Certificate revoked',
  'certificate.restored': 'Certificate restored',
  'presence.noted': 'Attendance added by hand',
  'presence.removed': 'Attendance removed',
  'attendance.imported': 'Attendance imported',
  'attendance.undone': 'Attendance import undone',
  'item.made': 'Library draft created',
  'item.changed': 'Library item changed',
  'item.file': 'Library file replaced',
  'item.moved': 'Library item moved',
  'item.published': 'Library item published',
  'item.deleted': 'Library draft deleted',
  'item.withdrawn': 'Library item withdrawn',
  'address.changed': 'Email changed',
  'address.taken-back': 'Email change undone',
  'copy.asked': 'Data copy requested',
  'erasure.asked': 'Erasure requested',
  'erasure.undone': 'Erasure cancelled',
  'person.erased': 'User erased',
  'person.exported': 'One person’s data downloaded',
  'person.corrected': 'Account details corrected',
  'erasure.requested': 'Erasure started by the team',
  'erasure.withdrawn': 'Erasure stopped by the team',
  'recovery.asked': 'Recovery requested',
  'recovery.granted': 'Recovery granted',
  'recovery.refused': 'Recovery refused',
  'recovery.objected': 'Recovery stopped by the owner',
  'recovery.used': 'Recovery completed',
  'role.given': 'Team role given',
  'role.taken': 'Team role removed',
  'second-factor.reset': 'Second factor reset',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'authenticator.added': 'Authenticator app added',
  'authenticator.removed': 'Authenticator app removed',
  'recovery-codes.made': 'Recovery codes created',
  'recovery-code.used': 'Recovery code used',
}

type AuditMergeValues = { members: number; terms: number; kept: number }

const formatSeats = (seats = 0) => (seats === 1 ? '1 seat' : `${seats} seats`)
