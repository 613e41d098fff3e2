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
  loginAddress: 90 * DAY,
  knownDevice: 180 * DAY,
  /** After it was used or taken back, or has expired. */
  invitation: 30 * DAY,
  contactMessage: 365 * DAY,
  /** Of training elsewhere, so that a removal can be undone. */
  removedEntry: DAY,
  sentMail: 30 * DAY,
  /** By whoever runs the site: log rotation, back-ups, and erasure on request. */
  requestLog: 365 * DAY,
  backup: 90 * DAY,
  closedAccount: 30 * DAY,
} as const

export type Kept = keyof typeof KEPT_FOR
