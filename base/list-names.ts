/** Records store the slug of an entry of these lists, so a new label changes no record. */
export const SLUG_LISTS = ['theme', 'resourceType'] as const
/** Records store the label of an entry of these lists, and a new label changes them. */
export const LABEL_LISTS = ['category', 'subject', 'region'] as const

/** Lists that the team edits. */
export const LIST_NAMES = [...SLUG_LISTS, ...LABEL_LISTS] as const

export type ListName = (typeof LIST_NAMES)[number]
