export const kept = {
  title: 'Kept on this device',
  description: 'What you keep here opens without a connection.',
  loading: 'Looking for what is kept here…',
  offline: 'There is no connection now. What you write is sent when it is back.',
  waiting: (count: number) =>
    count === 1 ? '1 change is not sent yet.' : `${count} changes are not sent yet.`,
  loggedOut: 'You are logged out, so nothing is kept here. Log in, then keep a book or a resource.',
  logIn: 'Log in',
  empty: {
    text: 'Nothing is kept here. To keep something, press “Keep on this device” at an e-book or a toolkit resource.',
    before:
      'If you kept something before, it was deleted: when your login ended, or by the browser to free space.',
    books: 'E-books',
    toolkit: 'Toolkit',
  },
  kinds: { book: 'E-book', resource: 'Toolkit resource' },
  states: {
    open: (until: string) => `Opens without a connection until ${until}.`,
    expired: (until: string) =>
      `It opened without a connection until ${until}. Connect to the internet to renew it.`,
    clock: 'The clock of this device was set back. Connect to the internet to open it.',
    incomplete:
      'The browser deleted a part of it to free space. Connect to the internet to load it again.',
  },
  read: 'Read',
  remove: 'Remove',
  removed: (title: string) => `“${title}” is removed from this device.`,
  notOpened: 'It cannot be opened now. The list says why.',
  opening: 'It opens…',
  back: 'Back to the list',
  space: (used: string, free: string) => `${used} kept, about ${free} free.`,
  safe: 'The browser does not delete it on its own.',
  unsafe: 'The browser may delete it if this device has little space left.',
  session: { heading: 'Your next session', add: 'Add to calendar' },
  rules: {
    heading: 'What you should know',
    points: [
      'What is kept here is locked with a key of this browser. That is a lock, not copy protection.',
      'When you log out, it is deleted at once. That is also so when your seat ends.',
      'After you log out on another device or change your password, it is deleted at the next connection.',
      'A login ends after a day without a connection. Log in again and open this page: it loads again.',
      'It opens without a connection for 30 days at most, premium items until your school’s term ends. Each connection renews this.',
      'If the clock of this device is set back, it stays locked until the next connection.',
    ],
  },
  site: 'To the site',
  noScript: 'This page needs JavaScript. Turn it on and reload the page.',
}
