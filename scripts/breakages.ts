import { giveUp, say } from '@/base/say'
import makeTemplate from '@/tests/support/template'
import { type Breakage, breakIn } from './breakages/breakage'
import { copyOfTree, copyPackages, linkPackages } from './breakages/copy'
import { built, swift } from './breakages/list'
import { build, failuresOf, hasServer } from './breakages/trial'
import { conclude } from './tally'

/**
 * Do the tests notice? Each breakage is made in a copy of the product and given to the tests that
 * should see it. With `--quick` only those that need no build; with words, those named like them; with
 * TEST_DATABASE_URL also those that only a server shows.
 * Ends with one line: N passed (seen), N failed (survived).
 */

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const wanted = ({ name }: Breakage) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()))

const possible = ({ needs }: Breakage) => !needs || hasServer
const left = swift.filter(wanted).filter(possible)
const survived: string[] = []
let seen = 0

try {
  const dropTemplate = makeTemplate()
  await Promise.all([trySwift(), trySwift()])
  if (!process.argv.includes('--quick')) for (const row of built) await tryBuilt(row.filter(wanted))
  dropTemplate?.()
  for (const name of survived) say(`survived: ${name}`)
  const skipped = swift.filter(wanted).length - swift.filter(wanted).filter(possible).length
  conclude([{ passed: seen, failed: survived.length, skipped }])
} catch (error) {
  giveUp(error)
}

async function trySwift() {
  const folder = copyOfTree()
  linkPackages(folder)
  for (let next = left.shift(); next; next = left.shift()) {
    const mend = breakIn(folder, next)
    const way = { more: ['--bail=1'], onServer: next.needs !== undefined }
    note(next, await failuresOf(folder, [next.seenBy], way))
    mend()
  }
}

async function tryBuilt(row: Breakage[]) {
  if (row.length === 0) return
  const folder = copyOfTree()
  copyPackages(folder)
  for (const breakage of row) breakIn(folder, breakage)
  say(`Building ${row.length} breakages into one site …`)
  await build(folder)
  const files = [...new Set(row.map(({ seenBy }) => seenBy))]
  const failed = await failuresOf(folder, files)
  for (const breakage of row) note(breakage, failed)
}

function note(breakage: Breakage, failed: string[]) {
  const { name, seenBy, titles = [''] } = breakage
  const noticed = titles.every((title) => failed.some((test) => test.includes(title)))
  if (noticed) seen += 1
  else survived.push(`${name} (${seenBy})`)
  say(`${noticed ? 'seen' : 'SURVIVED'}  ${name}`)
}
