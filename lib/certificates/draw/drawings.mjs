import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The site's own drawings, which know only paths, circles, rectangles and moved groups. */

const FOLDER = 'public/pictures'

const TAG = /<(\/?)(svg|g|path|circle|rect)\b([^>]*?)\/?>/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g
const INHERITED = ['fill', 'stroke', 'stroke-width']

const known = new Map()

/** Every shape with what it inherits and how it is moved, in the order of drawing. */
export function drawing(name) {
  const shapes = known.get(name) ?? read(readFileSync(path.resolve(FOLDER, `${name}.svg`), 'utf8'))
  known.set(name, shapes)
  return shapes
}

function read(text) {
  const groups = []
  const shapes = []
  for (const [, closes, tag, inside] of text.matchAll(TAG)) {
    const own = Object.fromEntries(
      [...inside.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
    )
    const around = groups.at(-1) ?? { looks: {}, moves: [] }
    const looks = { ...around.looks, ...only(own, INHERITED) }
    const moves = own.transform ? [...around.moves, ...movesIn(own.transform)] : around.moves
    if (closes) groups.pop()
    else if (tag === 'svg' || tag === 'g') groups.push({ looks, moves })
    else shapes.push({ d: outline(tag, own), moves, ...paint(looks) })
  }
  return shapes
}

const only = (own, names) =>
  Object.fromEntries(Object.entries(own).filter(([name]) => names.includes(name)))

const movesIn = (transform) =>
  [...transform.matchAll(/(translate|rotate)\(([^)]*)\)/g)].map(([, kind, numbers]) => ({
    kind,
    by: numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  }))

const paint = (looks) => ({
  fill: looks.fill === 'none' ? undefined : looks.fill,
  stroke: looks.stroke === 'none' ? undefined : looks.stroke,
  width: Number(looks['stroke-width']),
})

function outline(tag, own) {
  if (tag === 'path') return own.d
  const n = (name) => Number(own[name] ?? 0)
  if (tag === 'rect') return rounded(n('x'), n('y'), n('width'), n('height'), n('rx'))
  return circle(n('cx'), n('cy'), n('r'))
}

export const circle = (x, y, r) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`

export const rounded = (x, y, w, h, r) =>
  `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
