import { formatLongDate } from '../dates'
import { nameCertificateLanguage } from './common/certificate-language-name'

export const teamCertificates = {
  closing: {
    heading: 'Certificates',
    notOver: 'You can close the session when it is over. Everyone present then gets a certificate.',
    cancelled: 'The session was cancelled, so nobody gets a certificate.',
    open: 'Close the session when the attendance is complete. It closes automatically a day after its end.',
    closed: (day: Date) =>
      `Closed on ${formatLongDate(day)}. To add attendance, reopen the session, import the list and close it again. Issued certificates stay valid. Only missing ones are issued.`,
    counts: {
      present: 'present',
      issued: 'issued',
      unattended: 'issued without attendance',
      waiting: 'waiting for a name or email',
      revoked: 'revoked',
    },
    going: (left: number) => `${left} more are being issued. Reload the page to see the progress.`,
    close: 'Close and issue certificates',
    reopen: 'Reopen the session',
  },
  unattended: {
    heading: (count: number) =>
      count === 1
        ? '1 certificate is issued without attendance'
        : `${count} certificates are issued without attendance`,
    says: 'These people are not marked as present, but their certificates are valid. Open a certificate to revoke it.',
    saysToEditors:
      'These people are not marked as present, but their certificates are valid. A manager can revoke them.',
    requested: 'A manager was asked to revoke it.',
  },
  waiting: {
    heading: (count: number) =>
      count === 1 ? '1 certificate is waiting' : `${count} certificates are waiting`,
    says: {
      open: 'When you close the session, each of these teachers gets an email with the next step.',
      closed:
        'Each of these teachers got an email with the next step. They get the certificate when they have done it.',
    },
    missing: {
      address: 'Must confirm the email address',
      name: 'Must choose the name for certificates',
      both: 'Must confirm the email address and choose the name for certificates',
    },
    more: (count: number) => `And ${count} more.`,
    remind: (count: number) => (count === 1 ? 'Remind 1 teacher' : `Remind ${count} teachers`),
    remindHint:
      'Those who must only choose a name get an email. You can do this once a day for each session.',
    reminded: 'We have reminded these teachers today. You can remind them again tomorrow.',
  },
  page: {
    title: 'Certificate',
    name: 'Name',
    former: 'Before the correction',
    session: 'Session',
    language: 'Language',
    languageName: nameCertificateLanguage,
    issued: 'Issued on',
    corrected: 'Corrected on',
    revoked: 'Revoked on',
    reason: 'Reason',
    day: formatLongDate,
    correct: 'Correct the name',
    correcting: 'The number does not change. The teacher gets an email with the reason.',
    correctButton: 'Correct the name',
    undoCorrection: 'Undo the correction',
    requested: 'An editor asks to revoke this certificate',
    requestedBecause: (reason: string) =>
      `The attendance was removed. The editor writes: ${reason}`,
    decline: 'Keep the certificate valid',
    revoke: 'Revoke the certificate',
    revoking:
      'The certificate page shows at once that the certificate is not valid. The teacher gets an email with the reason. You can undo this.',
    revokeButton: 'Revoke this certificate',
    restore: 'Restore the certificate',
    reasonLabel: 'Reason (the teacher sees it)',
    busy: 'Saving …',
    failure: 'We could not save this. Try again.',
    look: 'See the public page',
    pdf: 'Open the certificate (PDF)',
  },
}
