import 'server-only'

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

/**
 * How long what tells of a person is kept, in seconds. The statements that delete follow this table, the
 * privacy page says it, and a row that is missing in either does not compile.
 */
export const RETENTION = {
  session: 7 * DAY_SECONDS,
  idleSession: DAY_SECONDS,
  resetLink: HOUR_SECONDS,
  /** To confirm a mail address, or to take a change of it back. */
  addressLink: 7 * DAY_SECONDS,
  dataCopy: HOUR_SECONDS,
  /** From the wish to be erased until it is final. */
  erasureWait: 7 * DAY_SECONDS,
  /** From the team's yes to the letter to the new address. */
  recoveryWait: DAY_SECONDS,
  recoveryLink: 7 * DAY_SECONDS,
  recovery: 90 * DAY_SECONDS,
  mailEvent: DAY_SECONDS,
  loginAddress: 90 * DAY_SECONDS,
  knownDevice: 180 * DAY_SECONDS,
  /** After it was used or taken back, or has expired. */
  invitation: 30 * DAY_SECONDS,
  contactMessage: 365 * DAY_SECONDS,
  /** Of training elsewhere, so that a removal can be undone. */
  removedEntry: DAY_SECONDS,
  /** Of a certificate, drawn again when somebody asks for it later. */
  certificatePicture: 30 * DAY_SECONDS,
  sentMail: 30 * DAY_SECONDS,
  /** By whoever runs the site: log rotation, back-ups, and erasure on request. */
  requestLog: 365 * DAY_SECONDS,
  backup: 90 * DAY_SECONDS,
} as const

export type RetentionKey = keyof typeof RETENTION
