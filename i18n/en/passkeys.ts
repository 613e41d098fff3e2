import { formatLongDate } from '../dates'

/** Passkeys: on a page of the profile, and below the login form. */
export const passkeys = {
  title: 'Passkeys',
  lede: 'A passkey opens your account with the finger, face or PIN that unlocks your phone or computer. There is nothing to remember and nothing to type. Your password stays and goes on working.',
  none: 'You have no passkey yet.',
  used: (added: Date, used: Date | null) =>
    `Added on ${formatLongDate(added)}, ${used ? `last used on ${formatLongDate(used)}` : 'not used yet'}`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove the passkey ${name}`,
  removing: {
    title: (name: string) => `Remove “${name}”?`,
    text: 'It then no longer opens your account here. Delete it on the device too, so that it is not offered there any more.',
    button: 'Remove the passkey',
    cancel: 'Keep it',
  },
  add: {
    heading: 'Add a passkey',
    name: 'A name for it',
    nameHint: 'So that you know it again, such as “My phone”',
    password: 'Your password',
    button: 'Add a passkey',
    busy: 'One moment...',
  },
  failure: 'That did not work. Please try again.',
  faults: {
    cancelled: 'It was not finished. Press the button to try again.',
    known: 'This device has a passkey for your account already.',
    elsewhere:
      'Passkeys do not work at this address. Open the site at its usual address, or use your password.',
    offline: 'Network Error. Check your connection, then try again.',
    failed: 'This device could not do it. Please try another one, or use your password.',
  },
  unsupported: 'This browser knows no passkeys. A newer one does.',
  login: {
    or: 'Or without a password:',
    button: 'Log in with a passkey',
    busy: 'Waiting for your device...',
  },
  instead: { button: 'Use a passkey instead', busy: 'Waiting for your device...' },
  back: 'Back to the profile',
}
