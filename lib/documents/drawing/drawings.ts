import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const DRAWINGS_FOLDER = 'public/pictures'

const TAG_PATTERN = /<(\/?)(svg|g|path|circle|rect)\b([^>]*?)\/?>/g
const ATTRIBUTE_PATTERN = /([\w-]+)="([^"]*)"/g

export type DrawingName = 'toran' | 'lamp' | 'mark' | 'stroke'

export type Transform = { kind: 'translate' | 'rotate'; by: number[] }

export type DrawnPath = {
  d: string
  fill?: string
  stroke?: string
  width?: number
  transforms?: Transform[]
}

type Attributes = Record<string, string>
type Group = { style: Attributes; transforms: Transform[] }

const pathsByName = new Map<DrawingName, DrawnPath[]>()

/** The paths of one of the site's SVG drawings, without their groups. */
export function loadDrawing(name: DrawingName): DrawnPath[] {
  const paths =
    pathsByName.get(name) ??
    parseDrawing(readFileSync(path.resolve(DRAWINGS_FOLDER, `${name}.svg`), 'utf8'))
  pathsByName.set(name, paths)
  return paths
}

function parseDrawing(svg: string): DrawnPath[] {
  const groups: Group[] = []
  const paths: DrawnPath[] = []
  for (const [, isClosing, tag, attributeText = ''] of svg.matchAll(TAG_PATTERN)) {
    const attributes: Attributes = Object.fromEntries(
      [...attributeText.matchAll(ATTRIBUTE_PATTERN)].map(([, key, value]) => [key, value]),
    )
    const parent = groups.at(-1) ?? { style: {}, transforms: [] }
    const style = { ...parent.style, ...pickStyle(attributes) }
    const transforms = [...parent.transforms, ...parseTransforms(attributes.transform)]
    if (isClosing) groups.pop()
    else if (tag === 'svg' || tag === 'g') groups.push({ style, transforms })
    else paths.push({ d: toPathData(tag, attributes), transforms, ...readPaint(style) })
  }
  return paths
}

const INHERITED_ATTRIBUTES = ['fill', 'stroke', 'stroke-width']

const pickStyle = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name]) => INHERITED_ATTRIBUTES.includes(name)),
  )

const parseTransforms = (transform = ''): Transform[] =>
  [...transform.matchAll(/(translate|rotate)\(([^)]*)\)/g)].map(([, kind, numbers = '']) => ({
    kind: kind as Transform['kind'],
    by: numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  }))

const readPaint = (style: Attributes) => ({
  fill: style.fill === 'none' ? undefined : style.fill,
  stroke: style.stroke === 'none' ? undefined : style.stroke,
  width: Number(style['stroke-width']),
})

function toPathData(tag: string | undefined, attributes: Attributes): string {
  const readNumber = (name: string) => Number(attributes[name] ?? 0)
  if (tag === 'path') return `${attributes.d}`
  if (tag === 'circle') return buildCirclePath(readNumber('cx'), readNumber('cy'), readNumber('r'))
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(readNumber) as Box
  return buildRoundedRectPath(x, y, width, height, readNumber('rx'))
}

type Box = [x: number, y: number, width: number, height: number]

export const buildCirclePath = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`

export function buildRoundedRectPath(x: number, y: number, w: number, h: number, r: number) {
  const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`
  return [
    `M${x + r} ${y}H${x + w - r}${corner(x + w, y + r)}V${y + h - r}`,
    `${corner(x + w - r, y + h)}H${x + r}${corner(x, y + h - r)}V${y + r}${corner(x + r, y)}Z`,
  ].join('')
}

// Only our own drawings and pictures that the inspection has re-encoded as WebP are opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadWebp'] })
sharp.concurrency(1)

/** Large enough for print in the largest box of the layout, small enough for an email. */
const MAX_IMAGE_WIDTH = 640
const MAX_IMAGE_HEIGHT = 320

/** WebP by the id of its file. */
export type DocumentImages = Record<string, Uint8Array>

/** PNG by id, because neither PDFKit nor the SVG renderer reads WebP. */
export async function convertImages(images: DocumentImages = {}): Promise<Map<string, Buffer>> {
  const converted = await Promise.all(
    Object.entries(images).map(async ([id, bytes]) => [id, await convertToPng(bytes)] as const),
  )
  return new Map(converted)
}

const convertToPng = (bytes: Uint8Array) =>
  sharp(Buffer.from(bytes))
    .resize(MAX_IMAGE_WIDTH, MAX_IMAGE_HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()

export { sharp }
