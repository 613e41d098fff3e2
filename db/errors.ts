import 'server-only'

/** What the driver's error means, whichever driver threw it. drizzle wraps it, so look along the causes. */

const LOSS = /^(CONNECTION_|ECONN|EPIPE|57P0|25P03)/
const AWAY = /^(CONNECT_|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08|57014$|53300$)/

/** The connection died under a query. */
export const isConnectionLoss = (error: unknown) => found(error, (cause) => LOSS.test(code(cause)))

/** The server takes no writes: while we were connected, another one became the primary. */
export const isReadOnly = (error: unknown) => found(error, (cause) => code(cause) === '25006')

/** The database is away or overloaded; nothing is wrong with the statement. */
export const isDatabaseAway = (error: unknown) =>
  isConnectionLoss(error) || isReadOnly(error) || found(error, (cause) => AWAY.test(code(cause)))

/** Somebody else held the lock for longer than the transaction wanted to wait. */
export const isLockTimeout = (error: unknown) => found(error, (cause) => code(cause) === '55P03')

/** A unique index refused the row. postgres.js and PGlite spell the index's name differently. */
export const isUniqueViolation = (error: unknown, index: string) =>
  found(error, (cause) => code(cause) === '23505' && constraint(cause) === index)

/** A row was to refer to an account that is gone: its owner was erased at that moment. */
export const isAccountGone = (error: unknown) =>
  found(error, (cause) => code(cause) === '23503' && /_users_id_fk$/.test(constraint(cause) ?? ''))

export const isExclusionViolation = (error: unknown, name: string) =>
  found(error, (cause) => code(cause) === '23P01' && constraint(cause) === name)

const code = (error: object) => String((error as { code?: unknown }).code)

const constraint = (error: object) => {
  const named = error as { constraint?: string; constraint_name?: string }
  return named.constraint_name ?? named.constraint
}

function found(error: unknown, matches: (cause: Error) => boolean): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (matches(at)) return true
  return false
}
