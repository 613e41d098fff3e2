/** Separate from the queries, so that pages can list them. */
export const GROUPINGS = ['district', 'board', 'theme', 'school'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** In a URL, for schools without a district and teachers without a school. */
export const NOT_SET = '-'
