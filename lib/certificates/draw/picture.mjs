import sharp from 'sharp'
import { drawing } from './drawings.mjs'
import { SHEET, sheetOf } from './sheet.mjs'

const WIDE = 1600

// The thread that draws is the one that may be busy.
sharp.concurrency(1)

/**
 * The sheet as a picture for sharing. Letters are drawn as outlines from our own fonts, so that no name
 * depends on what fonts a server happens to have or on how its library sets an Indian script.
 */
export async function drawPicture(words) {
  return sharp(Buffer.from(svgOf(words)), { density: (72 * WIDE) / SHEET.width })
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer()
}

export function svgOf(words) {
  const parts = sheetOf(words).map((part) =>
    part.shapes ? part.shapes.map(shapeOf) : part.lines.map(lineOf),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${parts.flat().join('')}</svg>`
}

function shapeOf(shape) {
  if (!shape.drawing) return outline(shape)
  const { drawing: name, x, y, scale } = shape
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing(name).map(outline).join('')}</g>`
}

function outline({ d, fill, stroke, width, moves = [] }) {
  const moved = moves.map(({ kind, by }) => `${kind}(${by.join(' ')})`).join(' ')
  return `<path d="${d}"${moved && ` transform="${moved}"`}${fill ? ` fill="${fill}"` : ''}${stroke ? ` stroke="${stroke}" stroke-width="${width}"` : ''}/>`
}

function lineOf({ line, x, y, color }) {
  return line.runs.map((run) => runOf(run, x + run.at, y, color)).join('')
}

/** Fonts count upwards from the baseline, pictures downwards. */
function runOf({ face, glyphs, scale, spacing }, x, y, color) {
  let pen = 0
  const outlines = glyphs.map(({ id, xAdvance, xOffset, yOffset }) => {
    const place = `translate(${round(pen + xOffset)} ${round(yOffset)})`
    pen += xAdvance + spacing / scale
    const d = face.font.glyphToPath(id)
    return d && `<path transform="${place}" d="${d}"/>`
  })
  return `<g fill="${color}" transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}

const round = (number) => Math.round(number * 100) / 100
