import { RETENTION, type RetentionKey } from '@/base/retention'

const [HOUR, DAY] = [60 * 60, 24 * 60 * 60]

/** As a person says it: one hour, 24 hours, 90 days, one year. */
export function formatRetention(purpose: RetentionKey): string {
  const retentionSeconds = RETENTION[purpose]
  if (retentionSeconds === HOUR) return 'one hour'
  if (retentionSeconds === 365 * DAY) return 'one year'
  return retentionSeconds <= 2 * DAY
    ? `${retentionSeconds / HOUR} hours`
    : `${retentionSeconds / DAY} days`
}

/** What the privacy page says of each row of the table. */
const RETENTION_TEXTS: Record<RetentionKey, (span: string) => string> = {
  erasureWait: (span) =>
    `Account and school data: as long as the account or the subscription exists. When you have your account erased, you have ${span} to change your mind; after that it is gone within a day.`,
  session: (span) => `A login: ${span} at most.`,
  idleSession: (span) => `A login that nobody uses: ${span}.`,
  resetLink: (span) => `A link to reset a password: ${span}.`,
  addressLink: (span) =>
    `A link to confirm a mail address, and the former address with its link to take a change back: ${span}.`,
  dataCopy: (span) => `A link to the copy of your data: ${span}, and one use.`,
  recoveryWait: (span) =>
    `When somebody cannot get into their mailbox and their school vouches for them: ${span} in which they can object, before anything happens.`,
  recoveryLink: (span) => `The link to the new mailbox after that: ${span}.`,
  recovery: (span) => `That such a thing was asked for, by whom, and the new address: ${span}.`,
  mailEvent: (span) =>
    `The number of a message from our mail service that a letter came back: ${span}. It holds no address.`,
  loginAddress: (span) =>
    `That an account was logged in to from an internet address: ${span}, as a fingerprint from which the address cannot be read.`,
  knownDevice: (span) => `In your browser, that you have logged in from it before: ${span}.`,
  invitation: (span) =>
    `The address to which a school sent an invitation: ${span} after the invitation was used, taken back or has expired.`,
  certificatePicture: (span) => `A certificate’s picture for sharing: ${span}.`,
  removedEntry: (span) =>
    `An entry that you remove from your learning record: ${span}, so that you can take it back.`,
  contactMessage: (span) => `Contact messages: ${span}.`,
  sentMail: (span) =>
    `A note that an e-mail was sent, with its address: ${span}. Its text is emptied as soon as it is out.`,
  requestLog: (span) =>
    `Request logs: ${span}, because Indian law asks for them to be kept that long to investigate breaches.`,
  backup: (span) => `Copies in back-ups disappear with the back-up, within ${span}.`,
}

export const retentionTexts = Object.entries(RETENTION_TEXTS).map(([purpose, createText]) =>
  createText(formatRetention(purpose as RetentionKey)),
)
