/** Separate from the schema, so that pages can list them without loading it. */
export const LIVE_SESSION_KINDS = ['series', 'workshop', 'meeting'] as const

export type LiveSessionKind = (typeof LIVE_SESSION_KINDS)[number]
