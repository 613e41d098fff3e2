import 'server-only'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/**
 * How long what tells of a person is kept, in seconds. The statements that delete follow this table, the
 * privacy page says it, and a row that is missing in either does not compile.
 */
export const KEPT_FOR = {
  session: 7 * DAY,
  idleSession: DAY,
  resetLink: HOUR,
  /** To confirm a mail address, or to take a change of it back. */
  addressLink: 7 * DAY,
  dataCopy: HOUR,
  /** From the wish to be erased until it is final. */
  erasureWait: 7 * DAY,
  /** From the team's yes to the letter to the new address. */
  recoveryWait: DAY,
  recoveryLink: 7 * DAY,
  recovery: 90 * DAY,
  mailEvent: DAY,
  loginAddress: 90 * DAY,
  knownDevice: 180 * DAY,
  /** After it was used or taken back, or has expired. */
  invitation: 30 * DAY,
  contactMessage: 365 * DAY,
  /** Of training elsewhere, so that a removal can be undone. */
  removedEntry: DAY,
  /** Of a certificate, drawn again when somebody asks for it later. */
  certificatePicture: 30 * DAY,
  sentMail: 30 * DAY,
  /** By whoever runs the site: log rotation, back-ups, and erasure on request. */
  requestLog: 365 * DAY,
  backup: 90 * DAY,
} as const

export type Kept = keyof typeof KEPT_FOR
