import 'server-only'

/** Classifies errors of both drivers. drizzle wraps them, so search the cause chain. */

const CONNECTION_LOSS_CODES = /^(CONNECTION_|ECONN|EPIPE|57P0|25P03)/
const UNAVAILABLE_CODES = /^(CONNECT_|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08|57014$|53)/

export const isConnectionLoss = (error: unknown) =>
  hasMatchingCause(error, (cause) => CONNECTION_LOSS_CODES.test(getErrorCode(cause)))

/** The server became a replica while we were connected. */
export const isReadOnlyError = (error: unknown) =>
  hasMatchingCause(error, (cause) => getErrorCode(cause) === '25006')

export const isDatabaseUnavailable = (error: unknown) =>
  isConnectionLoss(error) ||
  isReadOnlyError(error) ||
  hasMatchingCause(error, (cause) => UNAVAILABLE_CODES.test(getErrorCode(cause)))

/** Wrong password, no such role, no such database. */
const REFUSED_CODES = /^(28|3D000$)/

/** What to tell an operator whose database cannot be reached; undefined for any other error. */
export function describeConnectionFault(error: unknown): string | undefined {
  const isFault = (cause: Error) =>
    isConnectionLoss(cause) ||
    UNAVAILABLE_CODES.test(getErrorCode(cause)) ||
    REFUSED_CODES.test(getErrorCode(cause))
  for (let current = error; current instanceof Error; current = current.cause)
    if (isFault(current)) return current.message || getErrorCode(current)
  return undefined
}

/** Another transaction held the lock longer than the lock timeout. */
export const isLockTimeout = (error: unknown) =>
  hasMatchingCause(error, (cause) => getErrorCode(cause) === '55P03')

/** postgres.js and PGlite name the index in different properties. */
export const isUniqueViolation = (error: unknown, index: string) =>
  hasMatchingCause(
    error,
    (cause) => getErrorCode(cause) === '23505' && getConstraint(cause) === index,
  )

/** A foreign key failed because the account was erased meanwhile. */
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

/** Node wraps the errors of several addresses of a host in one. */
export const findDatabaseErrorCode = (error: unknown): string | undefined => {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown }
    if (typeof code === 'string') return code
  }
  return undefined
}

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
