/** Separate from the schema of the tables, so that pages can list them. */

/** From records that stay; an update computes them again. */
export const RECORD_COUNTS = [
  'accounts',
  'registrations',
  'attendances',
  'minutes',
  'certificates',
] as const

/** Counted as they happen, because no record of them stays. */
export const EVENT_COUNTS = ['downloads', 'books'] as const

export const COUNTS = [...RECORD_COUNTS, ...EVENT_COUNTS] as const
export type CountName = (typeof COUNTS)[number]

/** Sessions, books and accounts without a theme. */
export const NO_THEME = 'none'
/** Teachers active on several themes count once. */
export const ALL_THEMES = 'all'

export const STATISTICS_SPANS = ['day', 'month', 'year'] as const
export type StatisticsSpan = (typeof STATISTICS_SPANS)[number]

export const GROUPINGS = ['district', 'board', 'theme', 'school'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** In a URL, for schools without a district and teachers without a school. */
export const NOT_SET = '-'
