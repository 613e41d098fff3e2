/** One row of an uploaded attendance list. */
export type Attendee = { name: string; email: string; minutes: number }

/** Sized so that one request stays within the API's body limit. */
export const MAX_LINES_PER_REQUEST = 100

/** Of the planning table, for one request. */
export const MAX_PLAN_ROWS = 40

export const MAX_USERS_PER_REQUEST = 1_000

export const MAX_NAME_CHARS = 100

export const MAX_EMAIL_CHARS = 254

export const MAX_MINUTES = 100_000

/** Separate from the schema, so that pages can list them without loading it. */
export const LIVE_SESSION_KINDS = ['series', 'workshop', 'meeting'] as const

export type LiveSessionKind = (typeof LIVE_SESSION_KINDS)[number]

export const FEEDBACK_SCORES = ['1', '2', '3', '4', '5'] as const

export const MAX_FEEDBACK_CHARS = 1_000

/** Users can answer, and change their answer, for this long after a session. */
export const FEEDBACK_DAYS = 14
