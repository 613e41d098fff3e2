import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { exitWithError, printLine } from '@/base/cli'
import { drawPapers } from '@/tests/support/sheet-pictures/papers'
import { saveResult } from './report'
import { PICTURE_SETS, type PictureSet, type ReadPicture, readOne } from './sheets/read-one'
import { createTally, listMisses } from './sheets/tally'
import { timeInBrowser } from './sheets/time-in-browser'

/**
 * Reads pictures of answer sheets, made by program from the site's own PDF, and compares what was read with what
 * the student marked. The reader was tuned on one set; the others were written before it had seen any of them. `--quick`:
 * 81 pictures. `--from=N --to=N` takes a part, without the browser; `--set=blind` one set. With `--file=F`, each
 * picture is a line of that file, and those in it are not read again.
 */

const isQuick = process.argv.includes('--quick')
const readOption = (name: string) =>
  process.argv.find((option) => option.startsWith(`--${name}=`))?.split('=')[1]

const isPart = readOption('from') !== undefined
const FROM = Number(readOption('from') ?? 0)
const TO = Number(readOption('to') ?? (isQuick ? 27 : 2_500))
const FILE = readOption('file')
const SETS = PICTURE_SETS.filter((set) => (readOption('set') ?? set) === set)

try {
  const papers = await drawPapers()
  const stored = FILE && existsSync(FILE) ? readStored(FILE) : []
  const tallies = SETS.map((set) => createTally(set))
  for (const [index, set] of SETS.entries()) {
    const known = new Map(
      stored.filter((read) => read.set === set).map((read) => [read.turn, read]),
    )
    for (let turn = FROM; turn < TO; turn += 1)
      tallies[index]?.add(known.get(turn) ?? (await readAndStore(set, turn)))
  }
  async function readAndStore(set: PictureSet, turn: number): Promise<ReadPicture> {
    const read = await readOne(papers, set, turn)
    if (FILE) appendFileSync(FILE, `${JSON.stringify(read)}\n`)
    if ((turn + 1) % 200 === 0) printLine(`${set}: ${turn + 1} pictures`)
    return read
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

function readStored(file: string) {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => (line ? [JSON.parse(line) as ReadPicture] : []))
}
