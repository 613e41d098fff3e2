/** Enough for one draft a school day; the list stays short enough to search by eye. */
export const MAX_DRAFTS = 200

export const MIN_MINUTES = 5
export const MAX_MINUTES = 240
export const MAX_CLASS_SIZE = 200
export const MAX_TITLE_CHARACTERS = 200
/** Ten printed pages. */
export const MAX_BODY_CHARACTERS = 20_000
export const MAX_TOPIC_CHARACTERS = 150
/** Of a long resource, a draft adapts its fullest passages. */
export const MAX_PASSAGES = 5
