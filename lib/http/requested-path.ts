import 'server-only'

/** The requested path and query. The middleware overwrites any value a client sends. */
export const REQUESTED_PATH_HEADER = 'x-requested-path'
