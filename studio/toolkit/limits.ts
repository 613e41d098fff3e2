import type { Format } from '@/content/toolkit/parts'

/** Sized for downloads on a phone. */
export const MAX_KB: Record<Format, number> = { pptx: 3 * 1024, pdf: 1.5 * 1024, docx: 300 }

/** About 200 thumbnails are shown on phones. */
export const MAX_THUMBNAIL_KB = 25

export const MIN_PAGES = 2
export const MAX_PAGES = 16
