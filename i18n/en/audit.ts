import { formatLongDate } from '../dates'

type AuditTermValues = { firstDay: string; lastDay: string; seats: number }
type AuditAttendanceValues = { people: number; gathering: string }
type AuditReferenceValues = { reference: string }
type AuditTitleValues = { title: string }
type AuditNumberValues = { number: string }
type AuditApprovalValues = AuditReferenceValues & { seats?: number; lastDay?: string }

type AuditItemValues = { item: string }

/** Stand for who or what a line is about: the page puts the name there, as a link. */
const SCHOOL_PLACEHOLDER = '{school}'
const USER_PLACEHOLDER = '{person}'

/** What the log says of an act, after the name of who did it. */
export const audit = {
  'schools.moved': 'moved the institutions into schools',
  'application.received': ({ reference }: AuditReferenceValues) =>
    `sent in ${reference} for ${SCHOOL_PLACEHOLDER}`,
  'application.approved': ({ reference, seats, lastDay }: AuditApprovalValues) =>
    lastDay
      ? `approved ${SCHOOL_PLACEHOLDER}: ${formatSeats(seats)} to ${formatLongDate(lastDay)} (${reference})`
      : `approved ${reference} of ${SCHOOL_PLACEHOLDER}`,
  'application.rejected': ({ reference }: AuditReferenceValues) =>
    `rejected ${reference} of ${SCHOOL_PLACEHOLDER}`,
  'application.withdrawn': ({ reference }: AuditReferenceValues) =>
    `withdrew ${reference} of ${SCHOOL_PLACEHOLDER}`,
  'application.closed': ({ reference }: AuditReferenceValues) =>
    `closed ${reference} of ${SCHOOL_PLACEHOLDER} as a duplicate`,
  'application.reopened': ({ reference }: AuditReferenceValues) =>
    `took the decision on ${reference} of ${SCHOOL_PLACEHOLDER} back`,
  'application.asked': ({ reference }: AuditReferenceValues) =>
    `asked ${SCHOOL_PLACEHOLDER} about ${reference}`,
  'question.taken-back': ({ reference }: AuditReferenceValues) =>
    `took a question to ${SCHOOL_PLACEHOLDER} about ${reference} back`,
  'school.corrected': `corrected the details of ${SCHOOL_PLACEHOLDER}`,
  'term.given': ({ firstDay, lastDay, seats }: AuditTermValues) =>
    `gave ${SCHOOL_PLACEHOLDER} a term from ${formatLongDate(firstDay)} to ${formatLongDate(lastDay)} with ${formatSeats(seats)}`,
  'term.ended': ({ lastDay }: { lastDay: string }) =>
    `ended the term of ${SCHOOL_PLACEHOLDER} that would have run until ${formatLongDate(lastDay)}`,
  'term.seats': ({ from, to }: { from: number; to: number }) =>
    `changed the seats of ${SCHOOL_PLACEHOLDER} from ${from} to ${to}`,
  'school.merged': ({ members, terms, kept }: AuditMergeValues) =>
    `merged another school into ${SCHOOL_PLACEHOLDER}: ${members} members and ${terms} terms came along${
      kept > 0 ? `, ${kept} terms could not` : ''
    }`,
  'coordinator.link': `sent ${SCHOOL_PLACEHOLDER} a link for its coordinator`,
  'invitations.sent': ({ letters }: { letters: number }) =>
    `sent ${letters} invitations of ${SCHOOL_PLACEHOLDER}`,
  'invitation.revoked': `took back an invitation of ${SCHOOL_PLACEHOLDER}`,
  'invitation.restored': `let an invitation of ${SCHOOL_PLACEHOLDER} stand after all`,
  'link.made': `made a link for the staff room of ${SCHOOL_PLACEHOLDER}`,
  'link.off': `switched off the link for the staff room of ${SCHOOL_PLACEHOLDER}`,
  'member.joined': `joined ${SCHOOL_PLACEHOLDER}`,
  'member.left': `left ${SCHOOL_PLACEHOLDER}`,
  'member.removed': `removed ${USER_PLACEHOLDER} from ${SCHOOL_PLACEHOLDER}`,
  'member.restored': `took ${USER_PLACEHOLDER} back into ${SCHOOL_PLACEHOLDER}`,
  'coordinator.named': `named ${USER_PLACEHOLDER} a coordinator of ${SCHOOL_PLACEHOLDER}`,
  'school.handed-over': `handed ${SCHOOL_PLACEHOLDER} over to ${USER_PLACEHOLDER}`,

  'message.answered': 'answered a message',
  'answer.taken-back': 'took an answer to a message back',
  'message.spam': 'put a message away as spam',
  'message.opened': 'opened a message again',
  'message.closed': 'closed a message without a letter',
  'mail.sent-again': 'sent a letter again that had failed',
  'mail.given-up': 'gave a letter up',
  'people.exported': 'downloaded the list of people',
  'logins.ended': ({ logins }: { logins: number }) =>
    `ended all logins of ${USER_PLACEHOLDER} (${logins})`,

  'gathering.made': ({ count }: { count: number }) =>
    count === 1 ? 'made a session' : `made ${count} sessions`,
  'gathering.changed': ({ count }: { count: number }) =>
    count === 1 ? 'changed a session' : `changed ${count} sessions`,
  'gathering.cancelled': ({ count }: { count: number }) =>
    count === 1 ? 'cancelled a session' : `cancelled ${count} sessions`,
  'gathering.restored': 'let a cancelled session take place after all',
  'gathering.closed': ({ title }: AuditTitleValues) => `closed the session “${title}”`,
  'gathering.reopened': ({ title }: AuditTitleValues) => `reopened the session “${title}”`,
  'certificate.corrected': ({ number }: AuditNumberValues) =>
    `corrected the name on ${USER_PLACEHOLDER}’s ${number}`,
  'certificate.uncorrected': ({ number }: AuditNumberValues) =>
    `took back a correction on ${USER_PLACEHOLDER}’s ${number}`,
  'certificate.revoked': ({ number }: AuditNumberValues) =>
    `revoked ${USER_PLACEHOLDER}’s ${number}`,
  'certificate.restored': ({ number }: AuditNumberValues) =>
    `made ${USER_PLACEHOLDER}’s ${number} valid again`,
  'presence.noted': `noted by hand that ${USER_PLACEHOLDER} was present`,
  'presence.removed': `took back that ${USER_PLACEHOLDER} was present`,
  'attendance.imported': ({ people }: AuditAttendanceValues) =>
    `noted ${people} as present by a list`,
  'attendance.undone': ({ people }: AuditAttendanceValues) =>
    `took a list back by which ${people} were noted as present`,
  'item.made': ({ item }: AuditItemValues) => `made the draft ${item} for the library`,
  'item.changed': ({ item }: AuditItemValues) => `changed what is said of ${item}`,
  'item.file': ({ item }: AuditItemValues) => `replaced a file of ${item}`,
  'item.moved': ({ item }: AuditItemValues) => `moved ${item} on its shelf`,
  'item.published': ({ item }: AuditItemValues) => `published ${item}`,
  'item.deleted': ({ item }: AuditItemValues) => `deleted the draft ${item}`,
  'item.withdrawn': ({ item }: AuditItemValues) => `withdrew ${item} from the site`,

  'address.changed': 'changed the mail address',
  'address.taken-back': 'took a change of the mail address back',
  'copy.asked': 'asked for a copy of the own data',
  'erasure.asked': 'asked to be erased',
  'erasure.undone': 'took the wish to be erased back',
  'person.erased': `erased ${USER_PLACEHOLDER}`,
  'person.exported': `downloaded the data of ${USER_PLACEHOLDER} on request`,
  'person.corrected': `corrected the account details of ${USER_PLACEHOLDER} on request`,
  'erasure.requested': `started the erasure of ${USER_PLACEHOLDER} on request`,
  'erasure.withdrawn': `stopped the erasure of ${USER_PLACEHOLDER}`,
  'recovery.asked': `vouched for ${USER_PLACEHOLDER}, who cannot get into the mailbox`,
  'recovery.granted': `let ${USER_PLACEHOLDER} back in at a new address`,
  'recovery.refused': `refused to let ${USER_PLACEHOLDER} in at a new address`,
  'recovery.objected': 'objected to a new address',
  'recovery.used': 'came back in at a new address',
  'role.given': ({ role }: { role: 'editor' | 'manager' }) =>
    role === 'manager'
      ? `made ${USER_PLACEHOLDER} a manager`
      : `made ${USER_PLACEHOLDER} an editor`,
  'role.taken': `took the role of ${USER_PLACEHOLDER} away`,
  'second-factor.reset': `reset the second factor of ${USER_PLACEHOLDER}`,
  'passkey.added': 'added a passkey',
  'passkey.removed': 'removed a passkey',
  'authenticator.added': 'set up an authenticator app',
  'authenticator.removed': 'removed an authenticator app',
  'recovery-codes.made': 'made new recovery codes',
  'recovery-code.used': 'used a recovery code',
}

/** The same acts as kinds to filter the log by. One without a name here does not compile. */
export const auditActions: Record<keyof typeof audit, string> = {
  'schools.moved': 'Institutions moved into schools',
  'application.received': 'Form received',
  'application.approved': 'Form approved',
  'application.rejected': 'Form not approved',
  'application.withdrawn': 'Form withdrawn',
  'application.closed': 'Form closed as a duplicate',
  'application.reopened': 'Decision taken back',
  'application.asked': 'Question asked',
  'question.taken-back': 'Question taken back',
  'school.corrected': 'Details corrected',
  'term.given': 'Term given',
  'term.ended': 'Term ended',
  'term.seats': 'Seats changed',
  'school.merged': 'Schools merged',
  'coordinator.link': 'Coordinator’s link sent',
  'invitations.sent': 'Invitations sent',
  'invitation.revoked': 'Invitation taken back',
  'invitation.restored': 'Invitation restored',
  'link.made': 'Staff room link made',
  'link.off': 'Staff room link off',
  'member.joined': 'Joined a school',
  'member.left': 'Left a school',
  'member.removed': 'Removed from a school',
  'member.restored': 'Taken back into a school',
  'coordinator.named': 'Coordinator named',
  'school.handed-over': 'School handed over',
  'message.answered': 'Message answered',
  'answer.taken-back': 'Answer taken back',
  'message.spam': 'Message is spam',
  'message.opened': 'Message opened',
  'message.closed': 'Message closed',
  'mail.sent-again': 'Letter sent again',
  'mail.given-up': 'Letter given up',
  'people.exported': 'People downloaded',
  'logins.ended': 'Logins ended',
  'gathering.made': 'Session created',
  'gathering.changed': 'Session changed',
  'gathering.cancelled': 'Session cancelled',
  'gathering.restored': 'Session restored',
  'gathering.closed': 'Session closed',
  'gathering.reopened': 'Session reopened',
  'certificate.corrected': 'Certificate corrected',
  'certificate.uncorrected': 'Correction of a certificate undone',
  'certificate.revoked': 'Certificate revoked',
  'certificate.restored': 'Certificate valid again',
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
