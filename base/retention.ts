import 'server-only'

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
const YEAR_SECONDS = 365 * DAY_SECONDS

/** In seconds. Deletion and privacy page follow this table; a missing row does not compile. */
export const RETENTION = {
  session: 7 * DAY_SECONDS,
  idleSession: DAY_SECONDS,
  resetLink: HOUR_SECONDS,
  /** To confirm an email address or undo its change. */
  addressLink: 7 * DAY_SECONDS,
  dataExport: HOUR_SECONDS,
  /** From the erasure request until it is final. */
  erasureWait: 7 * DAY_SECONDS,
  /** From the team's approval to the email to the new address. */
  recoveryWait: DAY_SECONDS,
  recoveryLink: 7 * DAY_SECONDS,
  recovery: 90 * DAY_SECONDS,
  /** Longer than the mail service repeats a report. */
  mailEvent: 3 * DAY_SECONDS,
  /** The payment service repeats an event for a day; a late repetition finds its payment. */
  paymentEvent: 30 * DAY_SECONDS,
  loginAddress: 90 * DAY_SECONDS,
  knownDevice: 180 * DAY_SECONDS,
  invitation: 30 * DAY_SECONDS,
  contactMessage: YEAR_SECONDS,
  /** Training elsewhere: a removal can be undone for this long. */
  removedEntry: DAY_SECONDS,
  /** Rendered certificates; drawn again on request. */
  certificatePicture: 30 * DAY_SECONDS,
  /** The stored content of one call to the mail service; usually seconds. */
  mailBatch: 2 * DAY_SECONDS,
  sentMail: 30 * DAY_SECONDS,
  /** Deleted by the operator. */
  requestLog: YEAR_SECONDS,
  backup: 90 * DAY_SECONDS,
  /** Eight years after the financial year: invoices, receipts, credit notes and their payments. */
  taxDocument: 8 * YEAR_SECONDS + 2 * DAY_SECONDS,
} as const

export type RetentionKey = keyof typeof RETENTION
