import { BUBBLE_RADIUS } from '@/base/answer-sheet'
import { readSheet } from '@/lib/client/sheet-reader/read-sheet'
import { takeColourPicture } from '@/tests/support/sheet-pictures/blind/camera'
import { fillColourSheet } from '@/tests/support/sheet-pictures/blind/fill'
import { chooseBlindKinds } from '@/tests/support/sheet-pictures/blind/kinds'
import { choosePictureSize, takePicture } from '@/tests/support/sheet-pictures/camera'
import { fillSheet } from '@/tests/support/sheet-pictures/fill'
import { judgeReading, type SheetVerdict } from '@/tests/support/sheet-pictures/judge'
import { chooseKinds } from '@/tests/support/sheet-pictures/kinds'
import { renderBlank, type SheetPaper } from '@/tests/support/sheet-pictures/papers'
import { createChance } from '@/tests/support/sheet-pictures/random'

/** One picture: made, read and judged. */

export const PICTURE_SETS = ['tuned', 'blind', 'second blind', 'third blind'] as const
export type PictureSet = (typeof PICTURE_SETS)[number]

export type ReadPicture = {
  set: PictureSet
  turn: number
  kinds: string[]
  megapixels: number
  isLegible: boolean
  verdict: SheetVerdict
  milliseconds: number
}

/** So that each set has pictures of its own. */
const FIRST_SEED: Record<PictureSet, number> = {
  tuned: 5_000_001,
  blind: 7_000_001,
  'second blind': 9_000_001,
  'third blind': 11_000_001,
}

export async function readOne(
  papers: SheetPaper[],
  set: PictureSet,
  turn: number,
): Promise<ReadPicture> {
  const made = await makePicture(papers, set, turn)
  const { paper, picture, truths, kinds, megapixels, isLegible } = made
  const before = process.cpuUsage()
  const reading = readSheet(picture, ({ layout }) =>
    layout === paper.layout.hash ? paper.layout : undefined,
  )
  const { user, system } = process.cpuUsage(before)
  const verdict = judgeReading(reading, paper, truths)
  const milliseconds = Math.round((user + system) / 1_000)
  return { set, turn, kinds, megapixels, isLegible, verdict, milliseconds }
}

/** Of the picture's width. */
const SHEET_SHARE = 0.9
/** A rule about how a picture is made: spread farther than this share of a bubble's radius, a mark has no edge. */
const LEGIBLE_BLUR = 2 / 3

export async function makePicture(papers: SheetPaper[], set: PictureSet, turn: number) {
  const chance = createChance(turn + FIRST_SEED[set])
  const paper = chance.pick(papers)
  const size = choosePictureSize(turn + Math.floor(turn / 10))
  const { megapixels } = size
  const pixelsPerMm = megapixels <= 2 ? 5 : megapixels <= 5 ? 8 : 11
  if (set !== 'tuned') {
    const kinds = chooseBlindKinds(set, turn, chance.next)
    const blank = await renderBlank(paper, pixelsPerMm, chance, false)
    const sheet = fillColourSheet(blank, paper.layout, kinds, chance)
    const picture = await takeColourPicture(sheet, paper.layout, size, kinds, chance)
    const bubble = (BUBBLE_RADIUS * SHEET_SHARE * size.width) / paper.layout.width
    const isLegible = picture.blur <= bubble * LEGIBLE_BLUR
    return { paper, picture, truths: sheet.truths, kinds, megapixels, isLegible }
  }
  const kinds = chooseKinds(turn, chance.next)
  const blank = await renderBlank(paper, pixelsPerMm, chance, kinds.includes('photocopy'))
  const sheet = fillSheet(blank, paper.layout, kinds, chance)
  const picture = await takePicture(sheet, size, kinds, chance)
  return { paper, picture, truths: sheet.truths, kinds, megapixels, isLegible: true }
}
