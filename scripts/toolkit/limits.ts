import type { Format } from '@/content/toolkit/parts'

/** So heavy may a file be that a teacher fetches by phone. */
export const MAX_KB: Record<Format, number> = { pptx: 3 * 1024, pdf: 1.5 * 1024, docx: 300 }

/** Twenty works have some two hundred pages to look at on a phone. */
export const MAX_THUMBNAIL_KB = 25

export const MIN_PAGES = 2
export const MAX_PAGES = 16
