import 'server-only'

/** What the driver's error means, whichever driver threw it. drizzle wraps it, so look along the causes. */

const CONNECTION_LOSS_CODES = /^(CONNECTION_|ECONN|EPIPE|57P0|25P03)/
const UNAVAILABLE_CODES = /^(CONNECT_|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08|57014$|53300$)/

/** The connection died under a query. */
export const isConnectionLoss = (error: unknown) =>
  hasMatchingCause(error, (cause) => CONNECTION_LOSS_CODES.test(getErrorCode(cause)))

/** The server takes no writes: while we were connected, another one became the primary. */
export const isReadOnlyError = (error: unknown) =>
  hasMatchingCause(error, (cause) => getErrorCode(cause) === '25006')

/** The database is away or overloaded; nothing is wrong with the statement. */
export const isDatabaseUnavailable = (error: unknown) =>
  isConnectionLoss(error) ||
  isReadOnlyError(error) ||
  hasMatchingCause(error, (cause) => UNAVAILABLE_CODES.test(getErrorCode(cause)))

/** Somebody else held the lock for longer than the transaction wanted to wait. */
export const isLockTimeout = (error: unknown) =>
  hasMatchingCause(error, (cause) => getErrorCode(cause) === '55P03')

/** A unique index refused the row. postgres.js and PGlite spell the index's name differently. */
export const isUniqueViolation = (error: unknown, index: string) =>
  hasMatchingCause(
    error,
    (cause) => getErrorCode(cause) === '23505' && getConstraint(cause) === index,
  )

/** A row was to refer to an account that is gone: its owner was erased at that moment. */
export const isMissingUser = (error: unknown) =>
  hasMatchingCause(
    error,
    (cause) => getErrorCode(cause) === '23503' && /_users_id_fk$/.test(getConstraint(cause) ?? ''),
  )

export const isExclusionViolation = (error: unknown, constraintName: string) =>
  hasMatchingCause(
    error,
    (cause) => getErrorCode(cause) === '23P01' && getConstraint(cause) === constraintName,
  )

const getErrorCode = (error: object) => String((error as { code?: unknown }).code)

const getConstraint = (error: object) => {
  const pgError = error as { constraint?: string; constraint_name?: string }
  return pgError.constraint_name ?? pgError.constraint
}

function hasMatchingCause(error: unknown, matches: (cause: Error) => boolean): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (matches(current)) return true
  return false
}
