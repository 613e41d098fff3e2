import { fitTextLines, layOutLine } from '../drawing/text-lines.mjs'

/** Points on A4 landscape. */
export const CERTIFICATE_SIZE = { width: 841.89, height: 595.28 }

export const CENTER_X = CERTIFICATE_SIZE.width / 2

export const INK = '#1d2154'
export const MUTED = '#4c4f7a'
export const INDIGO = '#2c3180'
export const RULE_COLOR = '#decfab'

/** Baselines of the English lines, and of the lines of a second language below them. */
export const ENGLISH_PLACES = {
  ...{ markY: 73, siteY: 100, headingY: 154, beforeY: 183, nameY: 239, strokeY: 262 },
  ...{ afterY: 295, sessionY: 335, factLabelY: 393, factValueY: 416 },
  ...{ numberY: 469, checkY: 488, addressY: 502, issuedY: 520, issuedLeading: 14, claimY: 556 },
  ...{ smallSize: 10.5, factValueSize: 14.5, headingSizes: [37, 34, 31, 28, 25, 22, 19, 16] },
  nameSizes: [
    [46, 43, 40, 37, 34, 31, 28, 25],
    [26, 24, 22, 20, 18],
  ],
  sessionSizes: [
    [23, 21, 19],
    [19, 18, 17, 16],
    [15, 14, 13, 12],
  ],
}

export const BILINGUAL_PLACES = {
  ...{ markY: 65, siteY: 92, headingY: 131, beforeY: 171, nameY: 231, strokeY: 248 },
  ...{ afterY: 272, sessionY: 327, factLabelY: 370, factValueY: 399 },
  ...{ numberY: 446, checkY: 462, addressY: 486, issuedY: 501, issuedLeading: 24, claimY: 548 },
  ...{ smallSize: 10, factValueSize: 13.5, headingSizes: [33, 31, 28, 25, 22, 19, 16] },
  nameSizes: [
    [40, 37, 34, 31, 28, 25],
    [22, 20, 18],
  ],
  sessionSizes: [
    [23, 21, 19],
    [18, 17, 16],
    [13, 12],
  ],
  second: {
    ...{ headingY: 152, beforeY: 185, afterY: 286, factLabelY: 381, factValueY: 413 },
    ...{ checkY: 473, issuedY: 512, claimY: 558 },
  },
}

export const createTextPart = (tag, lines, lang) => ({ as: tag, lines, ...(lang && { lang }) })

export const placeCentred = (line, y, color, centerX = CENTER_X) => ({
  line,
  x: centerX - line.width / 2,
  y,
  color,
})

export function fitCentred(content, fit, y, color) {
  const [line] = fitTextLines(content, fit)
  return placeCentred(line, y, color)
}

export function layOutCentred(content, style, size, { x, y }, color, spacing = 0) {
  const line = layOutLine(content, { look: style, size, spacing })
  return { line, x: x - line.width / 2, y, color }
}
