/** One row of an uploaded attendance list. */
export type Attendee = { name: string; email: string; minutes: number }

/** Sized so that one request stays within the API's body limit. */
export const MAX_LINES_PER_REQUEST = 100
export const MAX_USERS_PER_REQUEST = 1_000
export const MAX_NAME_CHARS = 100
export const MAX_EMAIL_CHARS = 254
export const MAX_MINUTES = 100_000
