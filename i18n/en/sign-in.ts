import { formatLongDate } from '../dates'

export const signIn = {
  or: 'Or with an account that you already have:',
  button: (provider: string) => `Log in with ${provider}`,
  connect: {
    title: 'Connect your login',
    from: (provider: string, email: string | null) =>
      email ? `You logged in with ${provider} as ${email}.` : `You logged in with ${provider}.`,
    unknown: 'It is not connected to a UNS account yet.',
    known:
      'An account with this email address exists. Log in once as before, then confirm that it is yours.',
    have: 'I have an account',
    haveText: 'Log in once with your password or passkey. You return to this page.',
    login: 'Log in',
    isNew: 'I am new here',
    newText: 'Register first. We fill in your name and email address. You return to this page.',
    register: 'Register',
    ask: (provider: string, account: string) =>
      `Connect it to the account ${account}? Then you can log in with ${provider}.`,
    notYou: 'Not your account? Log out first, then start again.',
    button: 'Connect',
    gone: 'Nothing is waiting to be connected. Start again from the login page.',
    back: 'Go to the login page',
  },
  profile: {
    title: 'Other logins',
    lede: 'Log in with an account that you already have. Your password still works.',
    required: (school: string) =>
      `${school} asks its teachers to log in with a school account. Connect yours here and keep it.`,
    none: 'No other login is connected yet.',
    used: (added: Date, used: Date) =>
      `Connected on ${formatLongDate(added)}, last used on ${formatLongDate(used)}`,
    add: 'Connect a login',
    addButton: (provider: string) => `Connect ${provider}`,
    remove: 'Remove',
    removeOne: (name: string) => `Remove the login ${name}`,
    removeText: 'You can then no longer log in with it.',
    removeButton: 'Remove this login',
    connected: 'The login is connected.',
    removed: 'The login is removed.',
    verify: 'Confirm that it is you',
    back: 'Back to the profile',
  },
  password: 'Your password',
}
