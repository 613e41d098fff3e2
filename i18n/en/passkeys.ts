import { formatLongDate } from '../dates'

export const passkeys = {
  title: 'Passkeys',
  lede: 'Log in with the fingerprint, face or PIN that unlocks your phone or computer. You have nothing to remember or type. Your password still works.',
  none: 'You have no passkey yet.',
  used: (added: Date, used: Date | null) =>
    `Added on ${formatLongDate(added)}, ${used ? `last used on ${formatLongDate(used)}` : 'not used yet'}`,
  remove: 'Remove',
  removeOne: (name: string) => `Remove the passkey ${name}`,
  removing: {
    title: (name: string) => `Remove “${name}”?`,
    text: 'You can then no longer log in with it. Also delete it on your device, so that the device does not offer it.',
    button: 'Remove the passkey',
    cancel: 'Keep the passkey',
  },
  add: {
    heading: 'Add a passkey',
    name: 'Passkey name',
    nameHint: 'A name that helps you recognise it, such as “My phone”',
    password: 'Your password',
    button: 'Add a passkey',
    busy: 'One moment...',
  },
  mailbox: {
    text: 'To add your first passkey or app, open a link that we email you. So nobody who only knows your password can add one.',
    button: 'Email me the link',
  },
  failure: 'The passkey did not work. Try again.',
  faults: {
    cancelled: 'You did not finish. Press the button to try again.',
    known: 'This device already has a passkey for your account.',
    elsewhere:
      'Passkeys do not work at this URL. Open the site at its usual URL, or use your password.',
    offline: 'Network Error. Check your connection, then try again.',
    failed: 'This device could not use a passkey. Try another device, or use your password.',
  },
  unsupported: 'This browser does not support passkeys. Update your browser or use your password.',
  login: {
    or: 'Or without a password:',
    button: 'Log in with a passkey',
    busy: 'Waiting for your device...',
  },
  instead: { button: 'Use a passkey instead', busy: 'Waiting for your device...' },
  back: 'Back to the profile',
}
