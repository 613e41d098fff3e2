import { exitWithError, printLine } from '@/base/cli'
import { readSheet } from '@/lib/client/sheet-reader/read-sheet'
import { choosePictureSize, takePicture } from '@/tests/support/sheet-pictures/camera'
import { fillSheet } from '@/tests/support/sheet-pictures/fill'
import { judgeReading } from '@/tests/support/sheet-pictures/judge'
import { chooseKinds } from '@/tests/support/sheet-pictures/kinds'
import { drawPapers, renderBlank, type SheetPaper } from '@/tests/support/sheet-pictures/papers'
import { createChance } from '@/tests/support/sheet-pictures/random'
import { saveResult } from './report'
import { createTally, listMisses, type SheetTally } from './sheets/tally'
import { timeInBrowser } from './sheets/time-in-browser'

/**
 * Reads pictures of answer sheets, made by program from the site's own PDF, and compares what was read with what
 * the student marked. Half of the kinds of distortion were never used to tune the reader. `--quick`: 80 pictures;
 * `--from=N --to=N` takes
 * a part, without the browser.
 */

const isQuick = process.argv.includes('--quick')
const isPart = process.argv.some((option) => option.startsWith('--from='))
const readOption = (name: string, fallback: number) =>
  Number(process.argv.find((option) => option.startsWith(`--${name}=`))?.split('=')[1] ?? fallback)

const FROM = readOption('from', 0)
const TO = readOption('to', isQuick ? 40 : 2_500)
/** So that both sets have pictures of their own. */
const HELD_OUT_SEED = 1_000_000

try {
  const papers = await drawPapers()
  const tallies: SheetTally[] = []
  for (const isHeldOut of [false, true]) {
    const tally = createTally(isHeldOut ? 'held out' : 'tuned')
    tallies.push(tally)
    for (let turn = FROM; turn < TO; turn += 1) {
      await readOne(papers, turn, isHeldOut, tally)
      if ((turn + 1) % 200 === 0) printLine(`${tally.name}: ${turn + 1} pictures`)
    }
  }
  printLine('', ...tallies.flatMap((tally) => tally.format()))
  const slowest = isPart ? { lines: [], milliseconds: 0 } : await timeInBrowser(papers)
  printLine('', ...slowest.lines)
  saveResult(
    'sheets.json',
    tallies.map((tally) => tally.toJson()),
  )
  const misses = listMisses(tallies, slowest.milliseconds)
  printLine(...misses.map((miss) => `Over budget: ${miss}`))
  process.exit(misses.length > 0 ? 1 : 0)
} catch (error) {
  exitWithError(error)
}

async function readOne(papers: SheetPaper[], turn: number, isHeldOut: boolean, tally: SheetTally) {
  const chance = createChance(turn + 1 + (isHeldOut ? HELD_OUT_SEED : 0))
  const kinds = chooseKinds(turn, isHeldOut, chance.next)
  const paper = chance.pick(papers)
  const size = choosePictureSize(turn + Math.floor(turn / 10))
  const pixelsPerMm = size.megapixels <= 2 ? 5 : size.megapixels <= 5 ? 8 : 11
  const blank = await renderBlank(paper, pixelsPerMm, chance, kinds.includes('photocopy'))
  const filled = fillSheet(blank, paper.layout, kinds, chance)
  const picture = await takePicture(filled, size, kinds, chance)
  const before = process.cpuUsage()
  const reading = readSheet(picture, ({ layout }) =>
    layout === paper.layout.hash ? paper.layout : undefined,
  )
  const { user, system } = process.cpuUsage(before)
  const verdict = judgeReading(reading, paper, filled.truths)
  tally.add({ turn, kinds, size, verdict, milliseconds: (user + system) / 1_000 })
}
