import { formatLongDate } from '../dates'

export const teamRoles = {
  title: 'Team members',
  lede: 'Editors manage sessions, the library, the toolkit, texts, policies and messages. Accounts sees the ledger and its documents only. Viewers only read the lists of schools and sessions and the statistics. Managers can do everything, including changes on this page.',
  roles: { editor: 'Editor', manager: 'Manager', accounts: 'Accounts', viewer: 'Viewer' },
  you: 'You',
  since: (day: Date) => `since ${formatLongDate(day)}`,
  withoutFactor: 'no second factor yet',
  factorRevoked: 'second factor removed by a password reset',
  changeTo: {
    editor: 'Make an editor',
    manager: 'Make a manager',
    accounts: 'Make an accountant',
    viewer: 'Make a viewer',
  },
  changeOne: (name: string, role: string) => `${name}: ${role}`,
  remove: 'Remove from the team',
  reset: 'Reset the second factor',
  resetNote: 'For a lost phone. Logs them out everywhere.',
  change: 'Change',
  more: (name: string) => `Change ${name}`,
  add: {
    heading: 'Add a team member',
    email: 'Email of their account',
    emailHint: 'They must register first.',
    role: 'Role',
    choose: 'Choose',
    button: 'Add to the team',
    busy: 'One moment...',
  },
  failure: 'This action failed. Try again.',
}
