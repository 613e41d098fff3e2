/** Lists that the team edits. Records store the slug of an entry, so a new label changes no record. */
export const LIST_NAMES = ['theme', 'resourceType'] as const

export type ListName = (typeof LIST_NAMES)[number]
