type Term = { firstDay: string; lastDay: string; seats: number }
type Attendance = { people: number; gathering: string }
type Reference = { reference: string }

type Item = { item: string }

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
  'attendance.imported': ({ people }: Attendance) => `noted ${people} as present by a list`,
  'attendance.undone': ({ people }: Attendance) =>
    `took a list back by which ${people} were noted as present`,
  'item.made': ({ item }: Item) => `made the draft ${item} for the library`,
  'item.changed': ({ item }: Item) => `changed what is said of ${item}`,
  'item.file': ({ item }: Item) => `replaced a file of ${item}`,
  'item.moved': ({ item }: Item) => `moved ${item} on its shelf`,
  'item.published': ({ item }: Item) => `published ${item}`,
  'item.withdrawn': ({ item }: Item) => `withdrew ${item} from the site`,
}
