import { formatLongDate } from '../dates'

/** Who belongs to the team. */
export const teamRoles = {
  title: 'People of the team',
  lede: 'An editor looks after sessions, library, toolkit and messages. A manager may do everything, this page included.',
  roles: { editor: 'Editor', manager: 'Manager' },
  you: 'You',
  since: (day: Date) => `since ${formatLongDate(day)}`,
  withoutFactor: 'no second factor yet',
  factorRevoked: 'second factor removed by a password reset',
  changeTo: { editor: 'Make an editor', manager: 'Make a manager' },
  changeOne: (name: string, role: string) => `${name}: ${role}`,
  remove: 'Remove from the team',
  reset: 'Reset the second factor',
  resetNote: 'For who has lost the phone. All their logins end.',
  change: 'Change',
  more: (name: string) => `What can be changed for ${name}`,
  add: {
    heading: 'Add somebody',
    email: 'E-mail of their account',
    emailHint: 'They register first, like everybody else.',
    role: 'What they do',
    choose: 'Please choose',
    button: 'Add to the team',
    busy: 'One moment...',
  },
  failure: 'That did not work. Please try again.',
}
