import { fitTextLines, layOutLine } from '../drawing/text-lines.mjs'

/** Points on A4 portrait. */
export const A4_PORTRAIT = { width: 595.28, height: 841.89 }

export const INK = '#1d2154'
export const MUTED = '#4c4f7a'
export const RULE_COLOR = '#decfab'

export const LEFT_X = 52
export const RIGHT_X = A4_PORTRAIT.width - 52
export const COLUMN_X = { day: LEFT_X, topic: 136, hours: 408, number: 440 }

/** Baselines of the English lines, and of the lines of a second language below them. */
export const ENGLISH_PLACES = {
  ...{ headingY: 122, strokeY: 130, nameY: 166, yearY: 186, totalsY: 203 },
  ...{ partsY: 224, partLeading: 15, hoursX: 370, missingX: 388, headHeight: 26 },
  noteWidth: RIGHT_X - LEFT_X - 70,
}

export const BILINGUAL_PLACES = {
  ...{ headingY: 116, strokeY: 145, nameY: 180, yearY: 198, totalsY: 225 },
  ...{ partsY: 260, partLeading: 28, hoursX: 402, missingX: 416, headHeight: 36 },
  noteWidth: RIGHT_X - LEFT_X - 86,
  second: { headingY: 138, yearY: 210, totalsY: 237 },
}

export const createTextPart = (tag, lines, lang) => ({ as: tag, lines, ...(lang && { lang }) })

export const layOutText = (content, style, size, x, y, color) => ({
  line: layOutLine(content, { look: style, size }),
  x,
  y,
  color,
})

export function layOutRightAligned(content, style, size, x, y, color) {
  const line = layOutLine(content, { look: style, size })
  return { line, x: x - line.width, y, color }
}

/** In one line, as large as fits. */
export function layOutFitted(content, { look = 'plain', width, sizes }, x, y, color) {
  const [line] = fitTextLines(content, { look, width, sizes: [sizes] })
  return { line, x, y, color }
}

export const layOutRule = (y) => ({
  as: 'ornament',
  shapes: [{ d: `M${LEFT_X} ${y}H${RIGHT_X}`, stroke: RULE_COLOR, width: 0.8 }],
})
