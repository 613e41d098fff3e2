import 'server-only'

/** How long the database itself lets a statement, or a transaction in which nothing happens, go on. */
export const DATABASE_TIMEOUTS_MS = {
  /** Between the two bells of a request's deadline there is time for one statement. */
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
}
