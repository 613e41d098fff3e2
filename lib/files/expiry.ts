import 'server-only'

/** How long what is on its way is kept after the last part came. */
export const UPLOAD_LIFETIME_SECONDS = 24 * 60 * 60
/** Whoever looks into a file says so again and again; when this is past, somebody else may. */
export const CHECK_LEASE_SECONDS = 30
/** Nothing in the store is swept that may be on its way to a row. */
export const MIN_STRAY_AGE_SECONDS = 24 * 60 * 60
