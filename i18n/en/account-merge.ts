import { formatDateTime } from '../dates'

/** Two accounts of one person, in the team area. */
export const accountMerge = {
  title: 'Merge two accounts',
  lede: 'Both accounts must belong to one person. It happens after 24 hours, and then it cannot be undone.',
  open: 'Merge with another account',
  into: 'Account that stays',
  intoHint: 'Email address of the other account, or the link to its page.',
  show: 'Show what moves',
  unknown: 'No account has this email address.',
  preview: 'What happens',
  stays: (name: string, email: string) => `${name} (${email}) stays.`,
  ends: (name: string, email: string) => `${name} (${email}) ends, with all its logins.`,
  moves: {
    attendances: (count: number) => `Attended sessions that move: ${count}.`,
    registrations: (count: number) => `Registrations that move: ${count}.`,
    certificates: (count: number) => `Certificates that move: ${count}.`,
    entries: (count: number) => `Own entries with their hours that move: ${count}.`,
    notes: (count: number) => `Notes in e-books that move: ${count}.`,
    drafts: (count: number) => `Drafts that move: ${count}.`,
    memberships: (count: number) => `School memberships that move: ${count}.`,
  },
  duplicates: (count: number) =>
    `Second certificates for one session: ${count}. They stay verifiable, but belong to no account.`,
  told: 'Both addresses get an email. For 24 hours, both can stop it.',
  email: (email: string) => `To confirm, type the address of the account that ends: ${email}`,
  merge: 'Merge the accounts',
  planned: 'We merge the accounts in 24 hours. Both addresses get an email.',
  waits: (name: string, email: string, at: Date) =>
    `This account becomes part of ${name} (${email}) from ${formatDateTime(at)} on.`,
  stop: 'Stop the merge',
  stopped: 'The merge is stopped. Both accounts stay.',
}
