/** What the reader of a book says. */
export const reader = {
  pageTitle: 'Reader',
  close: 'Close',
  opening: 'Opening the book…',
  smaller: 'Make the page smaller',
  larger: 'Make the page larger',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  linkInside: 'Go to another place in this book',
  again: 'Try again',
  openFile: 'Open the file',
  logIn: 'Log in',
  noScript: 'The reader needs JavaScript.',
  notOpened: 'The reader did not open. Your session may have ended, or the connection is gone.',
  faults: {
    connection: 'The connection broke off before the page arrived.',
    closed: 'Your session has ended, or this book is no longer open to you.',
    unreadable: 'This file could not be read as a book.',
  },
}
