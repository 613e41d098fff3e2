import { formatLongDate } from '../dates'

/** What the team does about certificates: closing a session, and one certificate by its number. */
export const teamCertificates = {
  closing: {
    heading: 'Certificates',
    notOver: 'When the session is over it can be closed, and everyone present gets a certificate.',
    cancelled: 'The session was cancelled; nobody gets a certificate.',
    open: 'Close it when it is settled who was there. Left alone, it closes by itself a day after its end.',
    closed: (day: Date) =>
      `Closed on ${formatLongDate(day)}. A list that comes late? Reopen the session, bring it in, and close it again: what was issued stands, and only what is missing is issued.`,
    counts: {
      present: 'present',
      issued: 'issued',
      waiting: 'wait for a name or an address',
      revoked: 'revoked',
    },
    going: (left: number) =>
      `${left} more are being issued. Load the page again to see how far it is.`,
    close: 'Close and issue certificates',
    reopen: 'Reopen the session',
  },
  waiting: {
    heading: (count: number) =>
      count === 1 ? 'One certificate is waiting' : `${count} certificates are waiting`,
    says: {
      open: 'When you close the session, each of these teachers gets an email that says what to do.',
      closed:
        'Each of these teachers got an email that says what to do. Their certificate is issued as soon as they have done it.',
    },
    missing: {
      address: 'Has to confirm the email address',
      name: 'Has to choose the name for certificates',
      both: 'Has to confirm the email address and choose the name for certificates',
    },
    more: (count: number) => `And ${count} more.`,
  },
  page: {
    title: 'A certificate',
    name: 'Name',
    former: 'Before the correction',
    session: 'Session',
    issued: 'Issued on',
    corrected: 'Corrected on',
    revoked: 'Revoked on',
    reason: 'Reason',
    day: formatLongDate,
    correct: 'Correct the name',
    correcting: 'The number stays. The person is told, with the reason.',
    correctButton: 'Correct the name',
    undoCorrection: 'Take the correction back',
    revoke: 'Revoke it',
    revoking:
      'Whoever looks up the number reads at once that it is not valid. The person is told, with the reason. It can be undone.',
    revokeButton: 'Revoke this certificate',
    restore: 'Make it valid again',
    reasonLabel: 'Reason, as the person will read it',
    busy: 'Saving …',
    failure: 'It could not be saved. Please try again.',
    look: 'The page that everyone sees',
    pdf: 'The certificate (PDF)',
  },
}
