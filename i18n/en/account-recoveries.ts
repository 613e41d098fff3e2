import { formatLongDate } from '../dates'

/** When somebody cannot get into the mailbox: the coordinator's side, and the team's. */
export const accountRecoveries = {
  vouch: {
    heading: 'Cannot get into the mailbox?',
    text: (name: string) =>
      `If ${name} has lost the mailbox and the password, you can vouch for them. The team calls your school, both addresses are told, and after a day without an objection a link goes to the new one.`,
    email: 'Where they can be reached now',
    button: 'Vouch for them',
    busy: 'Telling the team...',
    failure: 'That did not work. Please try again.',
    success: 'The team has been told.',
  },
  team: {
    title: 'Lost mailboxes',
    lede: 'A coordinator vouches for a colleague. Call the school by the number that it gave when it subscribed, ask for the colleague, and decide. Both addresses are told; the link goes out a day later, if nobody objects.',
    none: 'Nobody waits.',
    asked: (day: Date) => `Asked on ${formatLongDate(day)}`,
    school: 'School',
    phone: 'Phone of the school',
    former: 'Lost address',
    email: 'New address',
    vouchedBy: 'Vouched for by',
    grant: 'Grant',
    refuse: 'Refuse',
    waits: 'Granted: a day passes in which the person can object.',
    unknown: 'not known any more',
  },
}
