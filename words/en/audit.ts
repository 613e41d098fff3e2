type Term = { firstDay: string; lastDay: string; seats: number }
type Attendance = { people: number; gathering: string }
type Reference = { reference: string }
type Titled = { title: string }
type Numbered = { number: string }

/** What the log says of an act. Who did it, and on whom, stands beside it. */
export const audit = {
  'schools.moved': 'moved the institutions into schools',
  'application.received': ({ reference }: Reference) => `sent in ${reference}`,
  'application.approved': ({ reference }: Reference) => `approved ${reference}`,
  'application.rejected': ({ reference }: Reference) => `rejected ${reference}`,
  'application.withdrawn': ({ reference }: Reference) => `withdrew ${reference}`,
  'school.corrected': 'corrected the details of the school',
  'term.given': ({ firstDay, lastDay, seats }: Term) =>
    `gave a term from ${firstDay} to ${lastDay} with ${seats} seats`,
  'term.ended': ({ lastDay }: { lastDay: string }) =>
    `ended the term that would have run until ${lastDay}`,
  'invitations.sent': ({ letters }: { letters: number }) => `sent ${letters} invitations`,
  'invitation.revoked': 'took back an invitation',
  'invitation.restored': 'let an invitation stand after all',
  'link.made': 'made a link for the staff room',
  'link.off': 'switched off the link for the staff room',
  'member.joined': 'joined the school',
  'member.left': 'left the school',
  'member.removed': 'removed a teacher',
  'member.restored': 'took a removed teacher back',
  'coordinator.named': 'named a coordinator',
  'gathering.made': ({ count }: { count: number }) =>
    count === 1 ? 'made a session' : `made ${count} sessions`,
  'gathering.changed': ({ count }: { count: number }) =>
    count === 1 ? 'changed a session' : `changed ${count} sessions`,
  'gathering.cancelled': ({ count }: { count: number }) =>
    count === 1 ? 'cancelled a session' : `cancelled ${count} sessions`,
  'gathering.restored': 'let a cancelled session take place after all',
  'presence.noted': 'noted by hand that somebody was present',
  'presence.removed': 'took back that somebody was present',
  'school.handed-over': 'handed the school over to another coordinator',
  'gathering.closed': ({ title }: Titled) => `closed the session “${title}”`,
  'gathering.reopened': ({ title }: Titled) => `reopened the session “${title}”`,
  'certificate.corrected': ({ number }: Numbered) => `corrected the name on ${number}`,
  'certificate.uncorrected': ({ number }: Numbered) => `took back a correction on ${number}`,
  'certificate.revoked': ({ number }: Numbered) => `revoked ${number}`,
  'certificate.restored': ({ number }: Numbered) => `made ${number} valid again`,
  'attendance.imported': ({ people }: Attendance) => `noted ${people} as present by a list`,
  'attendance.undone': ({ people }: Attendance) =>
    `took a list back by which ${people} were noted as present`,
}
