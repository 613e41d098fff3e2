import { formatLongDate } from '../dates'

export const linkPage = {
  noScript: 'This page needs JavaScript. Turn it on and reload the page.',
  busy: 'One moment...',
  failure: 'We could not save your answer. Try again.',
  onward: 'Continue',
  home: 'Go to the home page',
  login: 'Login',
  dead: {
    title: 'This link no longer works',
    text: 'It was already used, has expired, or was replaced by a newer email. If you have already used it, there is nothing to do. You can log in and check your profile.',
  },
  confirm: {
    title: 'Confirm your email address',
    text: (address: string) => `Is ${address} your email address?`,
    button: 'Confirm my email address',
  },
  schoolEmail: {
    title: 'Confirm the school’s email address',
    text: (school: string, address: string) =>
      `Is ${address} the email address of ${school}? Messages from visitors of its website then come to this address. Confirm only if you know this school.`,
    button: 'Confirm the school’s address',
    success: (school: string) => `The email address of ${school} is confirmed.`,
  },
  change: {
    title: 'Your new email address',
    text: (address: string) =>
      `Do you want to change the email address of your account to ${address}?`,
    button: 'Change my email address',
  },
  newPassword:
    'You are not logged in to this account here. Choose a new password. All other logins of the account then end. You can also log in first, then open the link again.',
  back: {
    title: 'Undo the change',
    text: (address: string) =>
      `${address} becomes the email address of your account again. We log you out everywhere, remove your passkeys and disable your password. Then you choose a new password.`,
    button: 'Undo the change',
    onward: 'Choose a new password',
  },
  keep: {
    title: 'Keep your account',
    text: (day: string) =>
      `We will erase your account on ${formatLongDate(day)}. Do you want to keep it?`,
    button: 'Keep my account',
  },
  object: {
    title: 'Is this your email address?',
    text: 'Then your account stays as it is, and nobody gets access with another email address.',
    button: 'Stop the request',
  },
  objectToMerge: {
    title: 'Two accounts become one',
    text: 'Our team will merge two accounts, and one of them has your email address. If you did not ask for this, stop it. Both accounts then stay as they are.',
    button: 'Stop the merge',
  },
  factor: {
    title: 'Your second factor',
    text: 'Did you ask for this email? Continue here, in the browser where you set up your second factor.',
    logInFirst: 'Log in here first, then open the link in the email again.',
    button: 'Continue',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: {
      reminders:
        'Do you want to stop emails that remind you of sessions and of your school’s subscription?',
      news: 'Do you want to stop our news emails?',
      invitations: 'Do you want to stop invitations from schools to this email address?',
    },
    button: 'Unsubscribe',
    more: 'You can change this in your profile at any time.',
    moreInvitations:
      'We then send you no invitations for 1 year. Your current invitation still works until it expires.',
  },
  recover: {
    title: 'Choose a new password',
    password: 'New password',
    button: 'Save password',
    busy: 'Saving...',
    failure: 'The password could not be saved. Try again.',
    success: 'Your new email address and password are saved. Log in.',
  },
}
