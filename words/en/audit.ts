import { longDay } from '../days'

type Term = { firstDay: string; lastDay: string; seats: number }
type Attendance = { people: number; gathering: string }
type Reference = { reference: string }
type Titled = { title: string }
type Numbered = { number: string }
type Approved = Reference & { seats?: number; lastDay?: string }

type Item = { item: string }

/** Stand for who or what a line is about: the page puts the name there, as a link. */
const SCHOOL = '{school}'
const PERSON = '{person}'

/** What the log says of an act, after the name of who did it. */
export const audit = {
  'schools.moved': 'moved the institutions into schools',
  'application.received': ({ reference }: Reference) => `sent in ${reference} for ${SCHOOL}`,
  'application.approved': ({ reference, seats, lastDay }: Approved) =>
    lastDay
      ? `approved ${SCHOOL}: ${seatsIn(seats)} to ${longDay(lastDay)} (${reference})`
      : `approved ${reference} of ${SCHOOL}`,
  'application.rejected': ({ reference }: Reference) => `rejected ${reference} of ${SCHOOL}`,
  'application.withdrawn': ({ reference }: Reference) => `withdrew ${reference} of ${SCHOOL}`,
  'application.closed': ({ reference }: Reference) =>
    `closed ${reference} of ${SCHOOL} as a duplicate`,
  'application.reopened': ({ reference }: Reference) =>
    `took the decision on ${reference} of ${SCHOOL} back`,
  'application.asked': ({ reference }: Reference) => `asked ${SCHOOL} about ${reference}`,
  'question.taken-back': ({ reference }: Reference) =>
    `took a question to ${SCHOOL} about ${reference} back`,
  'school.corrected': `corrected the details of ${SCHOOL}`,
  'term.given': ({ firstDay, lastDay, seats }: Term) =>
    `gave ${SCHOOL} a term from ${longDay(firstDay)} to ${longDay(lastDay)} with ${seatsIn(seats)}`,
  'term.ended': ({ lastDay }: { lastDay: string }) =>
    `ended the term of ${SCHOOL} that would have run until ${longDay(lastDay)}`,
  'term.seats': ({ from, to }: { from: number; to: number }) =>
    `changed the seats of ${SCHOOL} from ${from} to ${to}`,
  'school.merged': ({ members, terms, kept }: Merge) =>
    `merged another school into ${SCHOOL}: ${members} members and ${terms} terms came along${
      kept > 0 ? `, ${kept} terms could not` : ''
    }`,
  'coordinator.link': `sent ${SCHOOL} a link for its coordinator`,
  'invitations.sent': ({ letters }: { letters: number }) =>
    `sent ${letters} invitations of ${SCHOOL}`,
  'invitation.revoked': `took back an invitation of ${SCHOOL}`,
  'invitation.restored': `let an invitation of ${SCHOOL} stand after all`,
  'link.made': `made a link for the staff room of ${SCHOOL}`,
  'link.off': `switched off the link for the staff room of ${SCHOOL}`,
  'member.joined': `joined ${SCHOOL}`,
  'member.left': `left ${SCHOOL}`,
  'member.removed': `removed ${PERSON} from ${SCHOOL}`,
  'member.restored': `took ${PERSON} back into ${SCHOOL}`,
  'coordinator.named': `named ${PERSON} a coordinator of ${SCHOOL}`,
  'school.handed-over': `handed ${SCHOOL} over to ${PERSON}`,

  'message.answered': 'answered a message',
  'answer.taken-back': 'took an answer to a message back',
  'message.spam': 'put a message away as spam',
  'message.opened': 'opened a message again',
  'message.closed': 'closed a message without a letter',
  'mail.sent-again': 'sent a letter again that had failed',
  'mail.given-up': 'gave a letter up',
  'people.exported': 'downloaded the list of people',
  'logins.ended': ({ logins }: { logins: number }) => `ended all logins of ${PERSON} (${logins})`,

  'gathering.made': ({ count }: { count: number }) =>
    count === 1 ? 'made a session' : `made ${count} sessions`,
  'gathering.changed': ({ count }: { count: number }) =>
    count === 1 ? 'changed a session' : `changed ${count} sessions`,
  'gathering.cancelled': ({ count }: { count: number }) =>
    count === 1 ? 'cancelled a session' : `cancelled ${count} sessions`,
  'gathering.restored': 'let a cancelled session take place after all',
  'gathering.closed': ({ title }: Titled) => `closed the session “${title}”`,
  'gathering.reopened': ({ title }: Titled) => `reopened the session “${title}”`,
  'certificate.corrected': ({ number }: Numbered) => `corrected the name on ${PERSON}’s ${number}`,
  'certificate.uncorrected': ({ number }: Numbered) =>
    `took back a correction on ${PERSON}’s ${number}`,
  'certificate.revoked': ({ number }: Numbered) => `revoked ${PERSON}’s ${number}`,
  'certificate.restored': ({ number }: Numbered) => `made ${PERSON}’s ${number} valid again`,
  'presence.noted': `noted by hand that ${PERSON} was present`,
  'presence.removed': `took back that ${PERSON} was present`,
  'attendance.imported': ({ people }: Attendance) => `noted ${people} as present by a list`,
  'attendance.undone': ({ people }: Attendance) =>
    `took a list back by which ${people} were noted as present`,
  'item.made': ({ item }: Item) => `made the draft ${item} for the library`,
  'item.changed': ({ item }: Item) => `changed what is said of ${item}`,
  'item.file': ({ item }: Item) => `replaced a file of ${item}`,
  'item.moved': ({ item }: Item) => `moved ${item} on its shelf`,
  'item.published': ({ item }: Item) => `published ${item}`,
  'item.deleted': ({ item }: Item) => `deleted the draft ${item}`,
  'item.withdrawn': ({ item }: Item) => `withdrew ${item} from the site`,

  'address.changed': 'changed the mail address',
  'address.taken-back': 'took a change of the mail address back',
  'copy.asked': 'asked for a copy of the own data',
  'erasure.asked': 'asked to be erased',
  'erasure.undone': 'took the wish to be erased back',
  'person.erased': `erased ${PERSON}`,
  'person.exported': `downloaded the data of ${PERSON} on request`,
  'person.corrected': `corrected the account details of ${PERSON} on request`,
  'erasure.requested': `started the erasure of ${PERSON} on request`,
  'erasure.withdrawn': `stopped the erasure of ${PERSON}`,
  'recovery.asked': `vouched for ${PERSON}, who cannot get into the mailbox`,
  'recovery.granted': `let ${PERSON} back in at a new address`,
  'recovery.refused': `refused to let ${PERSON} in at a new address`,
  'recovery.objected': 'objected to a new address',
  'recovery.used': 'came back in at a new address',
  'role.given': ({ role }: { role: 'editor' | 'manager' }) =>
    role === 'manager' ? `made ${PERSON} a manager` : `made ${PERSON} an editor`,
  'role.taken': `took the role of ${PERSON} away`,
  'second-factor.reset': `reset the second factor of ${PERSON}`,
  'passkey.added': 'added a passkey',
  'passkey.removed': 'removed a passkey',
  'authenticator.added': 'set up an authenticator app',
  'authenticator.removed': 'removed an authenticator app',
  'recovery-codes.made': 'made new recovery codes',
  'recovery-code.used': 'used a recovery code',
}

/** The same acts as kinds to filter the log by. One without a name here does not compile. */
export const auditKinds: Record<keyof typeof audit, string> = {
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

type Merge = { members: number; terms: number; kept: number }

const seatsIn = (seats = 0) => (seats === 1 ? '1 seat' : `${seats} seats`)
