import { createCanvas, Path2D } from '@napi-rs/canvas'
import { drawing } from './drawings.mjs'
import { SHEET, sheetOf } from './sheet.mjs'

const WIDE = 1600

/**
 * The sheet as a picture for sharing. Letters are drawn as outlines from our own fonts, so that no name
 * depends on what fonts a server happens to have or on how its library sets an Indian script.
 */
export async function drawPicture(words) {
  const scale = WIDE / SHEET.width
  const canvas = createCanvas(WIDE, Math.round(SHEET.height * scale))
  const pen = canvas.getContext('2d')
  pen.scale(scale, scale)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const { shapes = [], lines = [] } of sheetOf(words)) {
    for (const shape of shapes) draw(pen, shape)
    for (const line of lines) write(pen, line)
  }
  return canvas.encode('png')
}

function draw(pen, shape) {
  if (!shape.drawing) return outline(pen, shape)
  pen.save()
  pen.translate(shape.x, shape.y)
  pen.scale(shape.scale, shape.scale)
  for (const one of drawing(shape.drawing)) outline(pen, one)
  pen.restore()
}

function outline(pen, { d, fill, stroke, width, moves = [] }) {
  const path = new Path2D(d)
  pen.save()
  for (const { kind, by } of moves) {
    if (kind === 'rotate') pen.rotate((by[0] * Math.PI) / 180)
    else pen.translate(by[0], by[1] ?? 0)
  }
  if (fill) {
    pen.fillStyle = fill
    pen.fill(path)
  }
  if (stroke) {
    pen.strokeStyle = stroke
    pen.lineWidth = width
    pen.stroke(path)
  }
  pen.restore()
}

/** Fonts count upwards from the baseline, pictures downwards. */
function write(pen, { line, x, y, color }) {
  pen.fillStyle = color
  for (const { face, glyphs, scale, at, spacing } of line.runs) {
    pen.save()
    pen.translate(x + at, y)
    pen.scale(scale, -scale)
    for (const { id, xAdvance, xOffset, yOffset } of glyphs) {
      const d = face.font.glyphToPath(id)
      pen.translate(xOffset, yOffset)
      if (d) pen.fill(new Path2D(d))
      pen.translate(xAdvance - xOffset + spacing / scale, -yOffset)
    }
    pen.restore()
  }
}
