import 'server-only'

export type PageSize = { width: number; height: number }

/** In points. */
export const A4_PORTRAIT: PageSize = { width: 595.28, height: 841.89 }
export const A4_LANDSCAPE: PageSize = { width: A4_PORTRAIT.height, height: A4_PORTRAIT.width }

/** The text area of a portrait page. */
export const LEFT_X = 52
export const RIGHT_X = A4_PORTRAIT.width - LEFT_X
export const TEXT_WIDTH = RIGHT_X - LEFT_X

/** The site's colours on paper. A school's own certificate has its own, because it shows no mark of the site. */
export const INK = '#1d2154'
export const MUTED = '#4c4f7a'
export const INDIGO = '#2c3180'
export const MARIGOLD = '#f5a81c'
export const SAND = '#decfab'
export const PAPER = '#fffdf7'
