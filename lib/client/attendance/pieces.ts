/** A long list goes to the site in pieces, each small enough for one call of it. */
export const LINES_A_CALL = 100
export const PEOPLE_A_CALL = 1_000
export const LONGEST_NAME = 100
export const LONGEST_ADDRESS = 254
export const MOST_MINUTES = 100_000
