type Term = { firstDay: string; lastDay: string; seats: number }
type Reference = { reference: string }

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
  'address.changed': 'changed the mail address',
  'address.taken-back': 'took a change of the mail address back',
  'copy.asked': 'asked for a copy of the own data',
  'erasure.asked': 'asked to be erased',
  'erasure.undone': 'took the wish to be erased back',
  'person.erased': 'erased a person',
  'recovery.asked': 'vouched for somebody who cannot get into the mailbox',
  'recovery.granted': 'let somebody back in at a new address',
  'recovery.refused': 'refused to let somebody in at a new address',
  'recovery.objected': 'objected to a new address',
  'recovery.used': 'came back in at a new address',
  'school.handed-over': 'handed the school over to another coordinator',
}
