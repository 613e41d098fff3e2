import { formatShortDate } from '../dates'

/** Bringing teachers: by their addresses, or by one link for all. */
export const schoolInvite = {
  title: 'Invite teachers',
  lede: 'Two ways, which go together: a letter to each address, or one link and QR code for the staff room. Whoever says yes takes a seat.',
  free: (free: number) => (free === 1 ? '1 seat is free.' : `${free} seats are free.`),
  full: 'No seat is free. Whoever is invited can join once a seat is given up.',
  noTerm: 'Teachers can be invited while a subscription runs. My school says how it stands.',
  unconfirmed: {
    text: 'Letters to your teachers go out once your own mail address is confirmed: open the link in our letter to you. The link for the staff room works already.',
    way: 'See to it',
  },
  byMail: {
    heading: 'By e-mail',
    label: 'E-mail addresses',
    hint: (most: number) =>
      `one a line, at most ${most} at once; a list pasted from a sheet is fine`,
    button: 'Send invitations',
    count: (count: number) => (count === 1 ? 'Send 1 invitation' : `Send ${count} invitations`),
    busy: 'Sending...',
    failure: 'The invitations could not be sent.',
    ready: (count: number) =>
      count === 1 ? '1 address is ready to be sent.' : `${count} addresses are ready to be sent.`,
    none: 'Type or paste at least one address.',
    looked: 'Please look at these lines. The others are ready; send them, or correct these first.',
    verdicts: {
      notAnAddress: (line: number, text: string) =>
        `Line ${line}: “${text}” is not an e-mail address.`,
      double: (line: number, address: string) =>
        `Line ${line}: ${address} stands there twice; it is sent once.`,
      member: (line: number, address: string) =>
        `Line ${line}: ${address} has a seat here already.`,
      invited: (line: number, address: string) =>
        `Line ${line}: ${address} was invited before, and that invitation still works.`,
      declined: (line: number, address: string) =>
        `Line ${line}: ${address} does not want invitations by email. Share the link instead.`,
      withheld: (line: number, address: string) =>
        `Line ${line}: ${address} has had several letters today. Please try again tomorrow.`,
    },
    more: (count: number) => `… and ${count} more lines like these.`,
    tooMany: (count: number, most: number) =>
      `These are ${count} addresses. Please send at most ${most} at once, and the rest after that.`,
    sent: (count: number) =>
      count === 1 ? '1 invitation is on its way.' : `${count} invitations are on their way.`,
    stay: 'What could not be sent still stands in the box.',
    progress: (done: number, all: number) => `${done} of ${all} letters have gone out`,
    failed: (count: number) =>
      count === 1 ? '1 letter could not be delivered.' : `${count} letters could not be delivered.`,
  },
  byLink: {
    heading: 'By one link for the staff room',
    text: 'Whoever opens it sees the school’s name and is asked once. Show it on the notice board or send it to your teachers’ group; anyone who has it can take a seat while one is free.',
    typed: 'The code, to type under “Join your school with a code”:',
    noCode:
      'This link has no code to type yet. A new link has one; the old link then stops working.',
    off: 'There is no link at present.',
    make: 'Make a link',
    label: 'Link',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'Please mark the link and copy it.',
    share: 'Share',
    copyText: 'Copy this text',
    message: (school: string, link: string) =>
      `${school} has seats for its teachers on UNS: e-books, videos, workshops and a teaching toolkit for grades 6 to 12. Take yours here: ${link}`,
    textLabel: 'A text to send along',
    code: (school: string) => `QR code that leads to the invitation of ${school}`,
    card: 'Card for the notice board (A5)',
    renew: 'Make a new link',
    renewing: 'The link, its codes and every card printed so far stop working at once.',
    switchOff: 'Switch the link off',
    switchingOff: 'Nobody can join by it any more. You can make a new one at any time.',
  },
  open: {
    heading: 'Invited, not yet joined',
    none: 'No invitation is open.',
    sent: (day: Date, until: Date) =>
      `sent ${formatShortDate(day)}, works until ${formatShortDate(until)}`,
    expired: (day: Date) => `sent ${formatShortDate(day)}, expired`,
    letters: { going: 'letter on its way', failed: 'letter could not be delivered' },
    again: 'Send again',
    againTo: (address: string) => `Send again to ${address}`,
    takeBack: 'Take back',
    takeBackFrom: (address: string) => `Take back from ${address}`,
    next: 'Next page',
    first: 'Back to the first page',
  },
  card: {
    title: 'Card for the notice board',
    lede: 'It prints on A5, or two to a page of A4.',
    print: 'Print',
    back: 'Back to inviting',
    head: 'A seat for every teacher',
    how: 'Point your phone’s camera at the QR code.',
    orAddress: 'Or type this address:',
    orType: (place: string) => `Or open ${place} and type this code:`,
    brings:
      'E-books, videos, weekly workshops and a teaching toolkit for grades 6 to 12. Your school keeps a seat for you.',
    until: (day: string) => `Seats run until ${formatShortDate(day)}.`,
  },
}
