import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'

/** Grey, small pictures of pages, and whether two of them show the same. */

export type GreyPicture = { width: number; height: number; pixels: Uint8Array }

/** A point is 0.8 pixels: small files, in which letters still differ. */
const SCALE = 0.8

/** The pages of a PDF side by side. */
export async function picturePdf(bytes: Uint8Array, factor = 1): Promise<GreyPicture> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1)
      const viewport = page.getViewport({ scale: SCALE * factor })
      const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
      const canvasContext = canvas.getContext('2d')
      // PDF.js declares the canvas of a browser.
      await page.render({ canvas, canvasContext, viewport } as never).promise
      return canvas
    }),
  )
  await pdf.destroy()
  const width = pages.reduce((sum, page) => sum + page.width, 0)
  const sheet = createCanvas(width, Math.max(...pages.map(({ height }) => height)))
  let x = 0
  for (const page of pages) {
    sheet.getContext('2d').drawImage(page, x, 0)
    x += page.width
  }
  return readGrey(sheet)
}

/** Of the width that the page of a PDF would have. */
export async function pictureImage(bytes: Uint8Array, points: number): Promise<GreyPicture> {
  const image = await loadImage(Buffer.from(bytes))
  const width = Math.round(points * SCALE)
  const canvas = createCanvas(width, Math.round((image.height * width) / image.width))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return readGrey(canvas)
}

export async function readPicture(file: string): Promise<GreyPicture> {
  const image = await loadImage(file)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return readGrey(canvas)
}

/** Smoothes edges in another way than PDF.js does: each pixel is the mean of those that it covers. */
export function shrinkPicture({ width, pixels }: GreyPicture, to: GreyPicture, factor: number) {
  const shrunk = to.pixels.map((_, index) => {
    const left = (index % to.width) * factor
    const top = Math.floor(index / to.width) * factor
    let sum = 0
    for (let y = top; y < top + factor; y += 1)
      for (let x = left; x < left + factor; x += 1) sum += pixels[y * width + x] ?? 255
    return Math.round(sum / factor ** 2)
  })
  return { ...to, pixels: shrunk }
}

function readGrey(canvas: Canvas): GreyPicture {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const pixels = new Uint8Array(width * height)
  for (let index = 0; index < pixels.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3)
    pixels[index] = Math.round(0.3 * red + 0.6 * green + 0.1 * blue)
  }
  return { width, height, pixels }
}

/** Eight greys are enough to compare, and make the files small. */
const GREY_STEP = 32

export async function storePicture(file: string, { width, height, pixels }: GreyPicture) {
  const greys = pixels.map((grey) => Math.min(255, Math.round(grey / GREY_STEP) * GREY_STEP))
  mkdirSync(path.dirname(file), { recursive: true })
  const image = sharp(greys, { raw: { width, height, channels: 1 } })
  writeFileSync(file, await image.webp({ lossless: true, effort: 6 }).toBuffer())
}

export const hasPicture = (file: string) => existsSync(file)

const CELL_SIDE = 6
/** Of 255, the mean of a cell. Another smoothing of edges changes at most 10, a line that moves by a point at least 13. */
const MAX_DIFFERENCE = 12

/** The worst place, with 0 for equal pictures, and whether the pictures show the same. */
export function comparePictures(one: GreyPicture, other: GreyPicture) {
  const { width, height } = one
  if (width !== other.width || height !== other.height)
    return { isSame: false, worst: Number.POSITIVE_INFINITY, x: 0, y: 0 }
  const [a, b] = [blur(one), blur(other)]
  let place = { worst: 0, x: 0, y: 0 }
  for (let y = 0; y < height; y += CELL_SIDE / 2)
    for (let x = 0; x < width; x += CELL_SIDE / 2) {
      const worst = compareCell(a, b, x, y)
      if (worst > place.worst) place = { worst, x, y }
    }
  return { ...place, isSame: place.worst <= MAX_DIFFERENCE }
}

function compareCell(one: GreyPicture, other: GreyPicture, left: number, top: number) {
  const { width, height } = one
  let sum = 0
  for (let y = top; y < Math.min(height, top + CELL_SIDE); y += 1)
    for (let x = left; x < Math.min(width, left + CELL_SIDE); x += 1) {
      const index = y * width + x
      sum += Math.abs((one.pixels[index] ?? 0) - (other.pixels[index] ?? 0))
    }
  return sum / CELL_SIDE ** 2
}

/** Each pixel becomes the mean of itself and its neighbours, which evens out the smoothing of edges. */
function blur({ width, height, pixels }: GreyPicture): GreyPicture {
  const blurred = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      let count = 0
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          sum += pixels[row * width + column] ?? 0
          count += 1
        }
      blurred[y * width + x] = Math.round(sum / count)
    }
  return { width, height, pixels: blurred }
}
