import { readFileSync } from 'node:fs'
import path from 'node:path'

const DRAWINGS_FOLDER = 'public/pictures'

const TAG_PATTERN = /<(\/?)(svg|g|path|circle|rect)\b([^>]*?)\/?>/g
const ATTRIBUTE_PATTERN = /([\w-]+)="([^"]*)"/g
const INHERITED_ATTRIBUTES = ['fill', 'stroke', 'stroke-width']

const shapesByName = new Map()

export function loadDrawing(name) {
  const shapes =
    shapesByName.get(name) ??
    parseShapes(readFileSync(path.resolve(DRAWINGS_FOLDER, `${name}.svg`), 'utf8'))
  shapesByName.set(name, shapes)
  return shapes
}

function parseShapes(text) {
  const groups = []
  const shapes = []
  for (const [, isClosing, tag, attributeText] of text.matchAll(TAG_PATTERN)) {
    const attributes = Object.fromEntries(
      [...attributeText.matchAll(ATTRIBUTE_PATTERN)].map(([, key, value]) => [key, value]),
    )
    const parentGroup = groups.at(-1) ?? { looks: {}, moves: [] }
    const inheritedStyle = {
      ...parentGroup.looks,
      ...pickAttributes(attributes, INHERITED_ATTRIBUTES),
    }
    const transforms = attributes.transform
      ? [...parentGroup.moves, ...parseTransforms(attributes.transform)]
      : parentGroup.moves
    if (isClosing) groups.pop()
    else if (tag === 'svg' || tag === 'g') groups.push({ looks: inheritedStyle, moves: transforms })
    else
      shapes.push({
        d: toPathData(tag, attributes),
        moves: transforms,
        ...readPaint(inheritedStyle),
      })
  }
  return shapes
}

const pickAttributes = (attributes, names) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)))

const parseTransforms = (transform) =>
  [...transform.matchAll(/(translate|rotate)\(([^)]*)\)/g)].map(([, kind, numbers]) => ({
    kind,
    by: numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  }))

const readPaint = (style) => ({
  fill: style.fill === 'none' ? undefined : style.fill,
  stroke: style.stroke === 'none' ? undefined : style.stroke,
  width: Number(style['stroke-width']),
})

function toPathData(tag, attributes) {
  if (tag === 'path') return attributes.d
  const readNumber = (name) => Number(attributes[name] ?? 0)
  if (tag === 'rect')
    return buildRoundedRectPath(
      readNumber('x'),
      readNumber('y'),
      readNumber('width'),
      readNumber('height'),
      readNumber('rx'),
    )
  return buildCirclePath(readNumber('cx'), readNumber('cy'), readNumber('r'))
}

const buildCirclePath = (x, y, r) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`

export const buildRoundedRectPath = (x, y, w, h, r) =>
  `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
