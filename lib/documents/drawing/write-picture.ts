import 'server-only'
import {
  convertImages,
  type DocumentImages,
  type DrawnPath,
  loadDrawing,
  sharp,
  type Transform,
} from './drawings'
import type { PageSize } from './page'
import type { DocumentPart, PlacedImage, PlacedLine, PlacedShape } from './parts'

const PICTURE_WIDTH = 1600
/** Higher levels take three times as long and save a tenth. */
const COMPRESSION_LEVEL = 3

/** PNG. Text becomes outlines of our own fonts, independent of the server's fonts and text shaping. */
export async function writePicture(
  size: PageSize,
  parts: DocumentPart[],
  images?: DocumentImages,
): Promise<Buffer> {
  const svg = buildSvg(size, parts, await convertImages(images))
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .png({ compressionLevel: COMPRESSION_LEVEL })
    .toBuffer()
}

function buildSvg({ width, height }: PageSize, parts: DocumentPart[], pngs: Map<string, Buffer>) {
  const content = parts.flatMap((part) => [
    ...('shapes' in part ? part.shapes.map((shape) => shapeToSvg(shape, pngs)) : []),
    ...('lines' in part ? part.lines.flatMap(glyphsToSvg) : []),
  ])
  const pictureHeight = Math.round((height * PICTURE_WIDTH) / width)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${pictureHeight}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" stroke-linecap="round" stroke-linejoin="round">${content.join('')}</svg>`
}

function shapeToSvg(shape: PlacedShape, pngs: Map<string, Buffer>) {
  if ('image' in shape) return imageToSvg(shape, pngs)
  if (!('drawing' in shape)) return pathToSvg(shape)
  const { x, y, scale } = shape
  return wrapGroup(
    `translate(${x} ${y}) scale(${scale})`,
    loadDrawing(shape.drawing).map(pathToSvg),
  )
}

const imageToSvg = ({ image, x, y, width, height }: PlacedImage, pngs: Map<string, Buffer>) =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet" href="data:image/png;base64,${pngs.get(image)?.toString('base64')}"/>`

function pathToSvg({ d, fill = 'none', stroke = 'none', width = 1, transforms = [] }: DrawnPath) {
  const transform = transforms.map(({ kind, by }) => `${kind}(${by.join(' ')})`).join(' ')
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" transform="${transform}"/>`
}

/** Font coordinates point up, SVG coordinates down. */
const glyphsToSvg = ({ line, x, y, color }: PlacedLine) =>
  line.runs.map(({ face, glyphs, scale, x: offsetX, spacing }) => {
    let penX = 0
    const paths = glyphs.map(({ id, xAdvance, xOffset, yOffset }) => {
      const d = face.font.glyphToPath(id)
      const transforms: Transform[] = [{ kind: 'translate', by: [penX + xOffset, yOffset] }]
      penX += xAdvance + spacing / scale
      return d ? pathToSvg({ d, fill: color, transforms }) : ''
    })
    return wrapGroup(`translate(${x + offsetX} ${y}) scale(${scale} ${-scale})`, paths)
  })

const wrapGroup = (transform: string, parts: string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`
