import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { escapeHtml } from '../typography'
import { circle, INK, line, PAPER, path, type Spot } from './shapes'

const fonts = ['latin', 'latin-ext'].map((script) =>
  openSync(
    createRequire(import.meta.url).resolve(
      `@fontsource/baloo-2/files/baloo-2-${script}-600-normal.woff2`,
    ),
  ),
)

/** Printed at the smallest scale, 12 units are more than 8 points. */
export const LABEL_SIZE = 12
const LINE_HEIGHT = 14

type Anchor = 'start' | 'middle' | 'end'
type LabelOptions = { anchor?: Anchor; fill?: string; size?: number }

/** Also set on the drawing: Baloo's spaces are narrow at this size. */
export const WORD_SPACING = 1.6

export function measureLabel(text: string, size = LABEL_SIZE) {
  const widths = [...text].map((char) => {
    const font = fonts.find(({ characterSet }) => characterSet.includes(char.codePointAt(0) ?? 0))
    if (!font) throw new Error(`The font of the drawings has no "${char}"`)
    return (
      (font.layout(char).advanceWidth / font.unitsPerEm) * size + (char === ' ' ? WORD_SPACING : 0)
    )
  })
  return widths.reduce((sum, width) => sum + width, 0)
}

/** With its width, so that it has its place in a reading app that has another font. Lines are separated by |. */
export function label(
  [x, y]: Spot,
  text: string,
  { anchor = 'middle', fill = INK, size = LABEL_SIZE }: LabelOptions = {},
) {
  return text
    .split('|')
    .map(
      (words, index) =>
        `<text x="${x}" y="${y + (index * (LINE_HEIGHT * size)) / LABEL_SIZE}" font-size="${size}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`} textLength="${measureLabel(words, size).toFixed(1)}" lengthAdjust="spacingAndGlyphs" fill="${fill}" stroke="none">${escapeHtml(words)}</text>`,
    )
    .join('')
}

/** A label with a line to the thing that it names; the line ends in a dot. */
export function pointer(
  [x, y]: Spot,
  text: string,
  to: Spot,
  { anchor = 'start', from }: { anchor?: Anchor; from?: Spot } = {},
) {
  const start: Spot = from ?? [anchor === 'start' ? x - 4 : x + 4, y - 4]
  return (
    line([start, to], { width: 1.2 }) +
    circle(to, 2, { fill: INK, width: 0 }) +
    label([x, y], text, { anchor })
  )
}

/** Words in a bubble; the tail ends at the speaker. */
export function speech([x, y]: Spot, text: string, tail: Spot) {
  const lines = text.split('|')
  const width = Math.max(...lines.map((words) => measureLabel(words))) + 18
  const height = lines.length * LINE_HEIGHT + 9
  const [left, top] = [x - width / 2, y - height / 2]
  const isBelow = tail[1] > y
  const edge = isBelow ? top + height : top
  const foot = Math.min(Math.max(tail[0], left + 14), left + width - 14)
  const round = (number: number) => number.toFixed(1)
  const tailPath = isBelow
    ? `H${round(foot + 6)}L${tail[0]} ${tail[1]}L${round(foot - 6)} ${round(edge)}`
    : ''
  const tailAbove = isBelow
    ? ''
    : `H${round(foot - 6)}L${tail[0]} ${tail[1]}L${round(foot + 6)} ${round(edge)}`
  return (
    path(
      `M${round(left + 7)} ${round(top)}${tailAbove}H${round(left + width - 7)}q7 0 7 7V${round(top + height - 7)}q0 7-7 7${tailPath}H${round(left + 7)}q-7 0-7-7V${round(top + 7)}q0-7 7-7z`,
      { fill: PAPER, width: 1.6 },
    ) + label([x, top + 15], text)
  )
}

/** A number in a circle, for the steps of a build. */
export const badge = ([x, y]: Spot, number: number) =>
  circle([x, y], 8.5, { fill: INK }) + label([x, y + 4.2], String(number), { fill: PAPER })
