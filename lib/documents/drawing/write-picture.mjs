import { layOutCertificate } from '../layouts/certificate.mjs'
import { CERTIFICATE_SIZE } from '../layouts/certificate-places.mjs'
import { loadDrawing } from './drawings.mjs'
import { convertImages, sharp } from './images.mjs'

const IMAGE_WIDTH = 1600
const IMAGE_HEIGHT = Math.round((CERTIFICATE_SIZE.height * IMAGE_WIDTH) / CERTIFICATE_SIZE.width)
/** Higher levels take three times as long and save a tenth. */
const COMPRESSION_LEVEL = 3

/** Text becomes outlines of our own fonts, independent of the server's fonts and text shaping. */
export async function renderPicture({ images, ...text }) {
  const pngs = await convertImages(images)
  return sharp(Buffer.from(buildSvg(text, pngs)))
    .removeAlpha()
    .png({ compressionLevel: COMPRESSION_LEVEL })
    .toBuffer()
}

function buildSvg(text, pngs) {
  const parts = layOutCertificate(text).flatMap(({ shapes = [], lines = [] }) => [
    ...shapes.map((shape) => (shape.image ? imageToSvg(shape, pngs) : shapeToSvg(shape))),
    ...lines.flatMap(glyphsToSvg),
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}" viewBox="0 0 ${CERTIFICATE_SIZE.width} ${CERTIFICATE_SIZE.height}" preserveAspectRatio="none" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`
}

const imageToSvg = ({ image, x, y, width, height }, pngs) =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet" href="data:image/png;base64,${pngs.get(image).toString('base64')}"/>`

function shapeToSvg(shape) {
  if (!shape.drawing) return pathToSvg(shape)
  const { x, y, scale } = shape
  return wrapGroup(
    `translate(${x} ${y}) scale(${scale})`,
    loadDrawing(shape.drawing).map(pathToSvg),
  )
}

function pathToSvg({ d, fill = 'none', stroke = 'none', width = 1, moves: transforms = [] }) {
  const transformText = transforms
    .map(({ kind, by: amounts }) => `${kind}(${amounts.join(' ')})`)
    .join(' ')
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" transform="${transformText}"/>`
}

/** Font coordinates point up, SVG coordinates down. */
const glyphsToSvg = ({ line, x, y, color }) =>
  line.runs.map(({ face, glyphs, scale, at: offsetX, spacing }) => {
    let penX = 0
    const paths = glyphs.map(({ id, xAdvance, xOffset, yOffset }) => {
      const d = face.font.glyphToPath(id)
      const transforms = [{ kind: 'translate', by: [penX + xOffset, yOffset] }]
      penX += xAdvance + spacing / scale
      return d ? pathToSvg({ d, fill: color, moves: transforms }) : ''
    })
    return wrapGroup(`translate(${x + offsetX} ${y}) scale(${scale} ${-scale})`, paths)
  })

const wrapGroup = (transform, parts) => `<g transform="${transform}">${parts.join('')}</g>`
