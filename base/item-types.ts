/**
 * The content types. The database's enum, the forms, the rules for publishing and the team's screens
 * follow from this list; a new type also needs a migration.
 */
export const ITEM_TYPES = {
  book: {
    fields: ['author', 'category', 'companion', 'language', 'translationOf'],
    files: { document: 'pdf', cover: 'picture' },
    required: ['document', 'cover'],
  },
  video: {
    fields: ['companion', 'language', 'translationOf'],
    files: { video: 'video', poster: 'picture', captions: 'captions' },
    required: ['video', 'poster'],
  },
  workshop: { fields: ['link', 'picture'], files: {}, required: ['link'] },
  resource: {
    fields: ['subtitle', 'theme', 'resourceType', 'grades', 'language', 'translationOf'],
    files: { pdf: 'pdf', pptx: 'slides', docx: 'document' },
    required: ['theme', 'resourceType', 'anyFile'],
  },
} as const

export type ItemType = keyof typeof ITEM_TYPES

/** In the order of the team's navigation. */
export const ITEM_TYPE_NAMES = Object.keys(ITEM_TYPES) as [ItemType, ...ItemType[]]
