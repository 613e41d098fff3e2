/** In inches on a slide of 13.33 by 7.5; colours stay distinct in greyscale. */
export const PAGE = { width: 13.333, height: 7.5 }

/** Text starts right of the margin line, as in an exercise book. */
export const TEXT = { x: 1.6, w: 11.1 }
export const BODY = { y: 1.75, h: 4.85 }
export const TASK = { ...TEXT, y: 5.5, h: 1.15 }
export const TITLE = { y: 0.35, h: 0.85 }
export const LARGE_TEXT_HEIGHTS = { question: 3.4, story: 3.5 }
const COLUMN_GAP = 0.7
const HEAD_HEIGHT = 0.85
export const COLUMN = {
  between: COLUMN_GAP,
  w: (TEXT.w - COLUMN_GAP) / 2,
  head: HEAD_HEIGHT,
  h: BODY.h - HEAD_HEIGHT,
}

/** Cell margins and height of the head row. */
export const CELL = { top: 0.06, side: 0.14, head: 0.5 }
export const getMinRowHeight = (rows: number) => Math.min(0.8, 3.6 / rows)

/** In inches: labels on one line, and space for twenty marks. */
export const TALLY_COLUMNS = [5.2, 4, 1.9] as const

/** In points. */
export const SIZES = {
  title: { size: 40, bold: true },
  question: { size: 54, bold: true },
  story: 29,
  body: 28,
  side: 23,
  task: 28,
  table: 21,
  tally: 19,
}

export const INK = {
  ink: '1D2154',
  indigo: '2C3180',
  deep: '191C4A',
  chalk: 'FDF8EA',
  haze: 'C9CCE8',
  marigold: 'F5A81C',
  leaf: '2A6A3A',
  margin: 'C0675C',
  edge: '74769F',
  muted: '4C4F7A',
  sky: 'E3E6F5',
  sheet: 'FFFDF7',
}

/** On Windows, Mac and phones; LibreOffice has the metric-compatible Carlito. */
export const FONT = 'Calibri'
export const LANGUAGE = 'en-IN'
