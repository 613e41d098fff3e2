import 'server-only'
import { settings } from './settings'

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
const YEAR_SECONDS = 365 * DAY_SECONDS

/** In seconds. Deletion and privacy page follow this table; a missing row does not compile. Getters are settings. */
export const RETENTION = {
  session: 7 * DAY_SECONDS,
  idleSession: DAY_SECONDS,
  resetLink: HOUR_SECONDS,
  /** To confirm an email address or undo its change. */
  addressLink: 7 * DAY_SECONDS,
  dataExport: HOUR_SECONDS,
  /** On request, by email. */
  sentDataExport: 7 * DAY_SECONDS,
  /** After it is done. */
  privacyRequest: YEAR_SECONDS,
  /** From the erasure request until it is final. */
  get erasureWait() {
    return settings().retention.erasureWaitDays * DAY_SECONDS
  },
  /** From the team's approval to the email to the new address. */
  recoveryWait: DAY_SECONDS,
  recoveryLink: 7 * DAY_SECONDS,
  recovery: 90 * DAY_SECONDS,
  /** Longer than the mail service repeats a report. */
  mailEvent: 3 * DAY_SECONDS,
  /** The payment service repeats an event for a day; a late repetition finds its payment. */
  paymentEvent: 30 * DAY_SECONDS,
  /** After it expired or was revoked. */
  apiToken: 90 * DAY_SECONDS,
  loginAddress: 90 * DAY_SECONDS,
  knownDevice: 180 * DAY_SECONDS,
  invitation: 30 * DAY_SECONDS,
  /** A staff list can be undone for this long. */
  staffImport: DAY_SECONDS,
  /** Addresses of people who took part without an account and did not register. */
  attendanceInvitation: 90 * DAY_SECONDS,
  contactMessage: YEAR_SECONDS,
  /** About admission to a school: after its last change. */
  siteEnquiry: YEAR_SECONDS,
  /** Training elsewhere: a removal can be undone for this long. */
  removedEntry: DAY_SECONDS,
  /** Lists that teachers signed at an in-house session, as a photo. */
  signedList: 3 * YEAR_SECONDS,
  /** Of children, by roll number: after the school year ends. */
  classAnswers: YEAR_SECONDS,
  /** A class or a test that its teacher deleted can be brought back for this long. */
  removedClass: DAY_SECONDS,
  /** A user's count of texts by the model; the limit is for one day. */
  draftUsage: 7 * DAY_SECONDS,
  /** Rendered certificates; drawn again on request. */
  certificatePicture: 30 * DAY_SECONDS,
  /** The stored content of one call to the mail service; usually seconds. */
  mailBatch: 2 * DAY_SECONDS,
  /** Shorter than `sentMail`, so that the results can be counted from the outbox first. */
  announcementRecipient: 28 * DAY_SECONDS,
  sentMail: 30 * DAY_SECONDS,
  /** Events for webhooks, with the answers to them. */
  webhookDelivery: 30 * DAY_SECONDS,
  /** Deleted by the operator. */
  get requestLog() {
    return settings().retention.requestLogDays * DAY_SECONDS
  },
  get backup() {
    return settings().retention.backupDays * DAY_SECONDS
  },
  /** After the financial year: invoices, receipts, credit notes and their payments. */
  get taxDocument() {
    const { taxDocumentYears } = settings().retention
    return taxDocumentYears * YEAR_SECONDS + Math.ceil(taxDocumentYears / 4) * DAY_SECONDS
  },
} as const

export type RetentionKey = keyof typeof RETENTION
