import 'server-only'

export const UPLOAD_LIFETIME_SECONDS = 24 * 60 * 60
/** The inspecting process renews this; after it expires, another may start. */
export const CHECK_LEASE_SECONDS = 30
/** Younger objects may still get a row. */
export const MIN_STRAY_AGE_SECONDS = 24 * 60 * 60
