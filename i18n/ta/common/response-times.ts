/** A span that sentences use as it is. */
export const RESPONSE_TIME = '3 வேலை நாட்களுக்குள்'
