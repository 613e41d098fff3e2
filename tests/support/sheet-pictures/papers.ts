import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import {
  layOutSheet,
  type SheetLayout,
  type SheetQuestion,
  type SheetSize,
} from '@/base/answer-sheet'
import { formatSheetCode, SHEET_VERSIONS, type SheetCode, toTestCode } from '@/base/sheet-code'
import { draw } from '@/lib/documents/draw'
import type { Chance } from './random'

// The drawing of documents lets sharp open nothing else.
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })

/** The printed answer sheets, as the site's own PDF has them. */

export type SheetPaper = { layout: SheetLayout; code: SheetCode; pdf: Uint8Array }

const repeat = (count: number, question: SheetQuestion) =>
  Array.from({ length: count }, () => question)

const MIXED: SheetQuestion[] = [
  ...repeat(16, { kind: 'choice', options: 4 }),
  ...repeat(6, { kind: 'several', options: 5 }),
  ...repeat(8, { kind: 'true-false' }),
  ...repeat(4, { kind: 'number' }),
  ...repeat(3, { kind: 'short', marks: 5 }),
  ...repeat(3, { kind: 'short', marks: 3 }),
]

const PAPERS: [SheetQuestion[], SheetSize][] = [
  [repeat(100, { kind: 'choice', options: 5 }), 'a4'],
  [MIXED, 'a4'],
  [repeat(40, { kind: 'choice', options: 4 }), 'a4'],
  [[...repeat(26, { kind: 'choice', options: 4 }), ...repeat(2, { kind: 'number' })], 'a5'],
]

export const drawPapers = () =>
  Promise.all(PAPERS.map(([asked, size], index) => drawPaper(asked, size, index)))

async function drawPaper(
  questions: SheetQuestion[],
  size: SheetSize,
  index: number,
): Promise<SheetPaper> {
  const layout = layOutSheet(questions, size)
  if (!layout) throw new Error(`the questions of paper ${index} do not fit`)
  const test = toTestCode(`0199c0de-5a7e-7000-8000-00000000000${index}`)
  const code = {
    test: `${test.slice(0, -1)}${index}`,
    version: SHEET_VERSIONS[index] ?? 'A',
    layout: layout.hash,
  }
  const pdf = await draw('answerSheet', {
    ...{ lang: 'en-IN', title: 'Test', createdAt: '2026-11-29T00:00:00Z', site: 'UNS', layout },
    sheets: [{ code: formatSheetCode(code), version: 'Version A' }],
    ...{ school: 'Sunrise Public School', heading: 'Light and shadow', facts: '8 B · Science' },
    ...{ nameLabel: 'Name', rollLabel: 'Roll number', codeAlt: '', codeLabel: `${code.test} A` },
    how: ['Fill one bubble in each row with a dark pen or pencil.'],
    optionLabels: ['A', 'B', 'C', 'D', 'E'],
  })
  return { layout, code, pdf }
}

export type BlankSheet = { image: Image; width: number; height: number; pixelsPerMm: number }

const blanks = new Map<string, BlankSheet>()

/** Rendered once for each resolution, and in three copies of copies. */
export async function renderBlank(
  paper: SheetPaper,
  pixelsPerMm: number,
  chance: Chance,
  isCopied: boolean,
): Promise<BlankSheet> {
  const copy = isCopied ? 1 + Math.floor(chance.between(0, 3)) : 0
  const key = `${paper.code.test} ${pixelsPerMm} ${copy}`
  const blank = blanks.get(key) ?? (await renderSheet(paper, pixelsPerMm, chance, copy > 0))
  blanks.set(key, blank)
  return blank
}

async function renderSheet(
  { layout, pdf }: SheetPaper,
  pixelsPerMm: number,
  chance: Chance,
  isCopied: boolean,
): Promise<BlankSheet> {
  const opened = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const viewport = (await opened.getPage(1)).getViewport({ scale: (pixelsPerMm * 25.4) / 72 })
  const [width, height] = [layout.width, layout.height].map((side) =>
    Math.round(side * pixelsPerMm),
  ) as [number, number]
  // Of two sheets on a page, the left one.
  const canvas = createCanvas(width, height)
  const canvasContext = canvas.getContext('2d')
  await (await opened.getPage(1)).render({ canvas, canvasContext, viewport } as never).promise
  await opened.destroy()
  let png = await canvas.encode('png')
  if (isCopied)
    for (const _ of [1, 2]) png = await photocopy(png, width, height, pixelsPerMm, chance)
  return { image: await loadImage(png), width, height, pixelsPerMm }
}

/** Softens edges, makes dark darker and light lighter, and adds specks and a paler stripe. */
async function photocopy(
  png: Buffer,
  width: number,
  height: number,
  pixelsPerMm: number,
  chance: Chance,
) {
  const blurred = await sharp(png)
    .greyscale()
    .blur(0.3 + 0.07 * pixelsPerMm)
    .raw()
    .toBuffer()
  const [middle, gain] = [chance.between(125, 165), chance.between(2.2, 3.4)]
  const [stripe, stripeWidth] = [chance.between(0, width), width * 0.06]
  const [black, white] = [chance.between(15, 60), chance.between(236, 252)]
  for (let index = 0; index < blurred.length; index += 1) {
    const share = Math.min(
      1,
      Math.max(0, 0.5 + ((blurred[index] as number) - middle) * (gain / 255)),
    )
    const pale = Math.abs((index % width) - stripe) < stripeWidth ? 30 : 0
    blurred[index] = Math.min(white, black + pale + share * (white - black) + chance.between(-6, 6))
  }
  for (let speck = 0; speck < 260; speck += 1) {
    const [x, y] = [
      Math.floor(chance.between(0, width - 3)),
      Math.floor(chance.between(0, height - 3)),
    ]
    const side = chance.pick([1, 1, 2, 3])
    for (let down = 0; down < side; down += 1)
      blurred.fill(70, (y + down) * width + x, (y + down) * width + x + side)
  }
  return sharp(blurred, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}
