import 'server-only'

export const DATABASE_TIMEOUTS_MS = {
  /** Fits between the two timeouts of a request's deadline. */
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
}
