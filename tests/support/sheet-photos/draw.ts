import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  BUBBLE_RADIUS,
  layOutSheet,
  type SheetGroup,
  type SheetLayout,
  type SheetQuestion,
} from '@/base/answer-sheet'
import { formatSheetCode, type SheetVersion, toTestCode } from '@/base/sheet-code'
import { draw } from '@/lib/documents/draw'

/**
 * Draws photos of filled answer sheets as the site prints them: `draw.ts PLAN`, a JSON file with a `PhotoPlan`. A
 * program of its own, because browser tests cannot load what only the server may.
 */

export type PlannedSheet = {
  file: string
  version: SheetVersion
  rollNumber: number
  /** Filled positions, by question in printed order and group. */
  groups: number[][][]
  /** In degrees. */
  turn?: number
}

export type PhotoPlan = { testId: string; questions: SheetQuestion[]; sheets: PlannedSheet[] }

const PIXELS_PER_MM = 6
/** Of the desk around the sheet. */
const MARGIN_MM = 22

const [, , planFile = ''] = process.argv
const { testId, questions, sheets }: PhotoPlan = JSON.parse(readFileSync(planFile, 'utf8'))
const layout = layOutSheet(questions, 'a4')
if (!layout) throw new Error('the questions do not fit on a sheet')
const printed = new Map<SheetVersion, Canvas>()
for (const sheet of sheets) await drawPhoto(layout, sheet)

async function drawPhoto(place: SheetLayout, sheet: PlannedSheet) {
  const canvas = createCanvas(place.width * PIXELS_PER_MM, place.height * PIXELS_PER_MM)
  const context = canvas.getContext('2d')
  const blank =
    printed.get(sheet.version) ??
    (await printSheet(canvas.width, canvas.height, place, sheet.version))
  printed.set(sheet.version, blank)
  context.drawImage(blank, 0, 0)
  context.scale(PIXELS_PER_MM, PIXELS_PER_MM)
  const digits = [...`${sheet.rollNumber}`.padStart(3, '0')].map((digit) => [Number(digit)])
  fillGroups(context, place.roll.groups, digits)
  for (const [index, { groups }] of place.questions.entries())
    fillGroups(context, groups, sheet.groups[index] ?? [])
  writeFileSync(path.join(path.dirname(planFile), sheet.file), await photograph(canvas, sheet))
}

async function printSheet(
  width: number,
  height: number,
  place: SheetLayout,
  version: SheetVersion,
): Promise<Canvas> {
  const code = { test: toTestCode(testId), version, layout: place.hash }
  const pdf = await draw('answerSheet', {
    ...{ lang: 'en-IN', title: 'Test', createdAt: '2026-11-29T00:00:00Z', site: 'UNS' },
    ...{ layout: place, school: 'Sunrise Public School', heading: 'Unit test', facts: '8 B' },
    sheets: [{ code: formatSheetCode(code), version: `Version ${version}` }],
    ...{ nameLabel: 'Name', rollLabel: 'Roll number', codeAlt: '', codeLabel: code.test },
    how: ['Fill one bubble in each row with a dark pen or pencil.'],
    ...{ optionLabels: ['A', 'B', 'C', 'D', 'E'], trueFalseLabels: ['T', 'F'] },
  })
  const opened = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const page = await opened.getPage(1)
  const viewport = page.getViewport({ scale: (PIXELS_PER_MM * 25.4) / 72 })
  const canvas = createCanvas(width, height)
  const canvasContext = canvas.getContext('2d')
  await page.render({ canvas, canvasContext, viewport } as never).promise
  await opened.destroy()
  return canvas
}

function fillGroups(context: SKRSContext2D, groups: SheetGroup[], filled: number[][]) {
  context.fillStyle = '#20222e'
  for (const [group, { bubbles }] of groups.entries())
    for (const position of filled[group] ?? []) {
      const bubble = bubbles[position]
      if (!bubble) continue
      context.beginPath()
      context.arc(bubble.x, bubble.y, BUBBLE_RADIUS * 0.95, 0, 2 * Math.PI)
      context.fill()
    }
}

/** From above, a little turned, on a desk. */
async function photograph(sheet: Canvas, { turn = 0 }: PlannedSheet) {
  const margin = MARGIN_MM * PIXELS_PER_MM
  const photo = createCanvas(sheet.width + 2 * margin, sheet.height + 2 * margin)
  const context = photo.getContext('2d')
  context.fillStyle = '#7d6a55'
  context.fillRect(0, 0, photo.width, photo.height)
  context.translate(photo.width / 2, photo.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(sheet, -sheet.width / 2, -sheet.height / 2)
  return photo.encode('jpeg', 88)
}
