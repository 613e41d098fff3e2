import 'server-only'

/** The site's colours on paper. A school's own certificate has its own, because it shows no mark of the site. */
export const INK = '#1d2154'
export const MUTED = '#4c4f7a'
export const INDIGO = '#2c3180'
export const MARIGOLD = '#f5a81c'
export const SAND = '#decfab'
export const PAPER = '#fffdf7'
