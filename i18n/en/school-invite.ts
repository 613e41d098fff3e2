import { formatShortDate } from '../dates'

export const schoolInvite = {
  title: 'Invite teachers',
  lede: 'Send an email to each teacher, or share one link or QR code in the staff room. You can do both. Each teacher who accepts uses a seat.',
  free: (free: number) => (free === 1 ? '1 seat is free.' : `${free} seats are free.`),
  full: 'No seat is free. Invited teachers can join when a seat becomes free.',
  noTerm: 'You can invite teachers while a subscription runs. See its status under My school.',
  unconfirmed: {
    text: 'Confirm your email address before you email your teachers: open the link in our email to you. You can already use the staff room link.',
    way: 'Confirm your email address',
  },
  byMail: {
    heading: 'Invite by email',
    label: 'Email addresses',
    hint: (most: number) =>
      `one per line, at most ${most} at once; you can paste a list from a spreadsheet`,
    button: 'Send invitations',
    count: (count: number) => (count === 1 ? 'Send 1 invitation' : `Send ${count} invitations`),
    busy: 'Sending...',
    failure: 'We could not send the invitations. Try again.',
    ready: (count: number) =>
      count === 1 ? '1 invitation is ready to send.' : `${count} invitations are ready to send.`,
    none: 'Type or paste at least one email address.',
    looked: 'These lines have a problem. Correct them, or send the other invitations now.',
    lines: {
      invalidEmail: (line: number, text: string) =>
        `Line ${line}: “${text}” is not an email address.`,
      duplicate: (line: number, address: string) =>
        `Line ${line}: ${address} is in the list twice. We send one invitation.`,
      member: (line: number, address: string) =>
        `Line ${line}: ${address} already has a seat here.`,
      invited: (line: number, address: string) =>
        `Line ${line}: ${address} already has an invitation that still works.`,
      declined: (line: number, address: string) =>
        `Line ${line}: ${address} does not want invitations by email. Share the link instead.`,
      limitReached: (line: number, address: string) =>
        `Line ${line}: ${address} has already had several emails today. Try again tomorrow.`,
    },
    more: (count: number) => `… and ${count} more lines with a problem.`,
    tooMany: (count: number, most: number) =>
      `The list has ${count} addresses. Send at most ${most} at once, then send the others.`,
    sent: (count: number) =>
      count === 1 ? '1 invitation is being sent.' : `${count} invitations are being sent.`,
    stay: 'Addresses that we could not use are still in the box.',
    progress: (done: number, all: number) => `${done} of ${all} emails sent`,
    failed: (count: number) =>
      count === 1 ? '1 email could not be delivered.' : `${count} emails could not be delivered.`,
  },
  byLink: {
    heading: 'Share one staff room link',
    text: 'Put the link on the notice board or send it to your teachers’ group. Teachers who open it see the school’s name and can accept a seat. Anyone who has the link can take a free seat.',
    typed: 'The code to type under “Join your school with a code”:',
    noCode: 'This link has no code. Create a new link to get one. The old link then stops working.',
    off: 'There is no link yet.',
    make: 'Create a link',
    label: 'Link',
    copy: 'Copy the link',
    copied: 'Copied.',
    notCopied: 'Copying failed. Select the link and copy it.',
    message: (school: string, link: string) =>
      `${school} has seats for its teachers on UNS: e-books, videos, workshops and a teaching toolkit for grades 6 to 12. Get yours here: ${link}`,
    textLabel: 'Text to send with the link',
    code: (school: string) => `QR code for the invitation to ${school}`,
    card: 'Card for the notice board (A5)',
    renew: 'Create a new link',
    renewing: 'The old link, its codes and all printed cards stop working at once.',
    switchOff: 'Turn off the link',
    switchingOff:
      'Teachers can no longer join with this link. You can create a new one at any time.',
  },
  open: {
    heading: 'Open invitations',
    none: 'No open invitations.',
    sent: (day: Date, until: Date) =>
      `sent ${formatShortDate(day)}, works until ${formatShortDate(until)}`,
    expired: (day: Date) => `sent ${formatShortDate(day)}, expired`,
    emailStates: { going: 'sending email', failed: 'email could not be delivered' },
    again: 'Send the invitation again',
    againTo: (address: string) => `Send the invitation again to ${address}`,
    share: 'Share a reminder',
    shareWith: (address: string) => `Share a reminder for ${address}`,
    /** Without the link of the invitation, which only its email has. */
    reminder: (school: string, address: string) =>
      `${school} has a seat for you on UNS. Open the email that UNS sent to ${address} and accept it.`,
    cancel: 'Cancel the invitation',
    cancelOf: (address: string) => `Cancel the invitation to ${address}`,
    next: 'Next page',
    first: 'Back to the first page',
  },
  card: {
    title: 'Card for the notice board',
    lede: 'Print it on A5, or two cards on one A4 page.',
    print: 'Print the card',
    back: 'Back to invitations',
    head: 'A seat for every teacher',
    how: 'Point your phone’s camera at the QR code.',
    orAddress: 'Or type this address:',
    orType: (place: string) => `Or open ${place} and type this code:`,
    brings:
      'E-books, videos, weekly workshops and a teaching toolkit for grades 6 to 12. Your school has a seat for you.',
    until: (day: string) => `Seats run until ${formatShortDate(day)}.`,
  },
}
