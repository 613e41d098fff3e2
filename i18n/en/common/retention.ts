import { RETENTION, type RetentionKey } from '@/base/retention'

const [HOUR, DAY, YEAR] = [60 * 60, 24 * 60 * 60, 365 * 24 * 60 * 60]

/** One hour, 24 hours, 90 days, one year, 8 years. */
export function formatRetention(purpose: RetentionKey): string {
  const retentionSeconds = RETENTION[purpose]
  if (retentionSeconds === HOUR) return 'one hour'
  if (retentionSeconds === YEAR) return 'one year'
  if (retentionSeconds >= 2 * YEAR) return `${Math.floor(retentionSeconds / YEAR)} years`
  return retentionSeconds <= 2 * DAY
    ? `${retentionSeconds / HOUR} hours`
    : `${retentionSeconds / DAY} days`
}

/** Privacy page text for each row of the table. */
const RETENTION_TEXTS: Record<RetentionKey, (span: string) => string> = {
  erasureWait: (span) =>
    `Account and school data: as long as the account or the subscription exists. After you request erasure, you can cancel it for ${span}. Then we erase the account within a day.`,
  session: (span) => `A login: ${span} at most.`,
  idleSession: (span) => `An unused login: ${span}.`,
  resetLink: (span) => `A link to reset a password: ${span}.`,
  addressLink: (span) =>
    `A link to confirm an email address, and the previous address with its link to undo the change: ${span}.`,
  dataExport: (span) => `A link to the copy of your data: ${span}, and one use.`,
  sentDataExport: (span) =>
    `A link to the copy of your data that we email on your request: ${span}, and one use.`,
  privacyRequest: (span) => `The record of a request about your data: ${span} after it is done.`,
  recoveryWait: (span) =>
    `A request for a new email address, when a school vouches for a teacher who cannot open their mailbox: ${span}. The teacher can stop it in that time.`,
  recoveryLink: (span) => `The link that we then send to the new address: ${span}.`,
  recovery: (span) => `The record of that request, with its sender and the new address: ${span}.`,
  mailEvent: (span) =>
    `The number of a report from our email service about a delivered or undelivered email: ${span}. It contains no address.`,
  paymentEvent: (span) =>
    `The number of a report from our payment service about an online payment: ${span}. It contains no name.`,
  apiToken: (span) =>
    `An API token, with its name and its last use: ${span} after it expires or is revoked.`,
  loginAddress: (span) =>
    `The IP address of a login: ${span}, as a fingerprint. Nobody can read the address from it.`,
  knownDevice: (span) =>
    `A cookie in your browser that shows that you have logged in from it before: ${span}.`,
  invitation: (span) =>
    `The address that a school sent an invitation to: ${span} after the invitation is used, cancelled or expired.`,
  staffImport: (span) =>
    `What a staff list of your school replaced: ${span}, so that the school can undo it.`,
  attendanceInvitation: (span) =>
    `The name and address of someone who took part without an account, until they register: ${span} at most.`,
  certificatePicture: (span) => `A certificate’s picture for sharing: ${span}.`,
  signedList: (span) =>
    `The photo of a list that teachers signed at an in-house session: ${span} after the session. The school can replace it, and cancelling the session deletes it.`,
  removedEntry: (span) =>
    `An entry that you remove from your learning record: ${span}, so that you can restore it.`,
  classAnswers: (span) =>
    `Students’ answers and levels in class tests and assignments: ${span} after the school year ends.`,
  removedClass: (span) =>
    `A class, a class test or an assignment that you delete: ${span}, so that you can bring it back.`,
  draftUsage: (span) => `How many texts our AI provider wrote for you on a day: ${span}.`,
  contactMessage: (span) => `Contact messages: ${span}.`,
  siteEnquiry: (span) =>
    `An enquiry about admission that you send through a school’s website: ${span} after the school last changed it. The school can delete it before.`,
  mailBatch: (span) =>
    `An email to many people, with the addresses, while we send it: ${span} at most.`,
  announcementRecipient: (span) =>
    `The record that we sent you an announcement: ${span} after it is sent. Then we keep numbers only.`,
  sentMail: (span) =>
    `The record of a sent email, with its address: ${span}. We delete the text as soon as the email is sent.`,
  webhookDelivery: (span) =>
    `What we tell a school’s own software about its teachers, with ids and no names: ${span}.`,
  requestLog: (span) =>
    `Request logs: ${span}, because Indian law requires it to investigate breaches.`,
  taxDocument: (span) =>
    `Quotations, invoices, receipts, credit notes and payments of a school: ${span} after the financial year, because tax law requires it. They name the school, not its teachers. An erased account leaves no name on them.`,
  backup: (span) => `Copies in backups: until we delete the backup, within ${span}.`,
}

export const listRetentionTexts = () =>
  Object.entries(RETENTION_TEXTS).map(([purpose, createText]) =>
    createText(formatRetention(purpose as RetentionKey)),
  )
