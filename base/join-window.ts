/** Minutes before and after a live session. Cached pages change at these times too. */
export const JOIN_OPENS_BEFORE_MINUTES = 15

export const CODE_ACCEPTED_AFTER_MINUTES = 30
