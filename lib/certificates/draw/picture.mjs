import sharp from 'sharp'
import { drawing } from './drawings.mjs'
import { SHEET, sheetOf } from './sheet.mjs'

const WIDTH = 1600
const HEIGHT = Math.round((SHEET.height * WIDTH) / SHEET.width)
/** Larger levels take three times as long and save a tenth. */
const COMPRESSION_LEVEL = 3

// It opens our own drawings, one at a time, and nothing else.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
sharp.concurrency(1)

/**
 * The sheet as a picture for sharing. Letters are outlines from our own fonts, so that no name depends
 * on what fonts a server happens to have or on how its library sets an Indian script.
 */
export const drawPicture = (words) =>
  sharp(Buffer.from(svgOf(words)))
    .removeAlpha()
    .png({ compressionLevel: COMPRESSION_LEVEL })
    .toBuffer()

function svgOf(words) {
  const parts = sheetOf(words).flatMap(({ shapes = [], lines = [] }) => [
    ...shapes.map(shapeOf),
    ...lines.flatMap(lettersOf),
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" preserveAspectRatio="none" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`
}

function shapeOf(shape) {
  if (!shape.drawing) return pathOf(shape)
  const { x, y, scale } = shape
  return group(`translate(${x} ${y}) scale(${scale})`, drawing(shape.drawing).map(pathOf))
}

function pathOf({ d, fill = 'none', stroke = 'none', width = 1, moves = [] }) {
  const moved = moves.map(({ kind, by }) => `${kind}(${by.join(' ')})`).join(' ')
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" transform="${moved}"/>`
}

/** Fonts count upwards from the baseline, pictures downwards. */
const lettersOf = ({ line, x, y, color }) =>
  line.runs.map(({ face, glyphs, scale, at, spacing }) => {
    let pen = 0
    const letters = glyphs.map(({ id, xAdvance, xOffset, yOffset }) => {
      const d = face.font.glyphToPath(id)
      const moves = [{ kind: 'translate', by: [pen + xOffset, yOffset] }]
      pen += xAdvance + spacing / scale
      return d ? pathOf({ d, fill: color, moves }) : ''
    })
    return group(`translate(${x + at} ${y}) scale(${scale} ${-scale})`, letters)
  })

const group = (transform, parts) => `<g transform="${transform}">${parts.join('')}</g>`
