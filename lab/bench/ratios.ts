import { printLine } from '@/base/cli'
import { findOrInstall } from '@/scripts/debian'
import { buildIfNeeded } from '@/scripts/site-build'
import { type ComparisonResult, compare } from './compare'
import { allComparisons } from './comparisons'
import { watchOtherProcesses } from './machine'
import { revision } from './previous-release'
import { runBenchmark } from './processes'
import { formatFigure, isBelowBudget, printReport } from './report'

/**
 * Compares the site with minimal baselines, and prints each figure when it is measured. `-- --quick`
 * takes short rounds, 100,000 users for a million and no previous release; `-- me login` selects by name,
 * `-- --against REV` sets the release to compare with (previous-release.ts).
 */

const isQuick = process.argv.includes('--quick')
const comparisonOptions = isQuick
  ? { rounds: 3, seconds: 1, warmUpRounds: 3 }
  : { rounds: 5, seconds: 5, warmUpRounds: 12 }
/** A quick run starts no comparison after so long. */
const QUICK_MS = 7 * 60_000
const nameFilters = process.argv
  .slice(2)
  .filter((arg, index, args) => !arg.startsWith('--') && args[index - 1] !== '--against')

await runBenchmark(async () => {
  if (!revision && !isQuick)
    printLine('There is no earlier commit here, so no previous release to compare with.')
  findOrInstall('wrk')
  await buildIfNeeded()
  const outcomes: ComparisonResult[] = []
  let failures = 0
  const measureOthers = watchOtherProcesses()
  const startedAt = performance.now()
  for (const comparison of allComparisons) {
    if (nameFilters.length > 0 && !nameFilters.some((filter) => comparison.name.includes(filter)))
      continue
    try {
      if (isQuick && performance.now() - startedAt > QUICK_MS)
        throw new Error(`${comparison.name}: no time left`)
      const sides = await comparison.sides()
      const outcome = await compare({ ...comparison, ...sides }, comparisonOptions)
      printLine(`  ${formatFigure(outcome)}`)
      outcomes.push(outcome)
    } catch (error) {
      failures += 1
      printLine(`  not measured: ${error instanceof Error ? error.message : error}`)
    }
  }
  printReport(outcomes, comparisonOptions, measureOthers())
  const shortCount = outcomes.filter(isBelowBudget).length
  printLine(
    shortCount + failures === 0
      ? 'Everything passes.'
      : `${shortCount} short, ${failures} not measured.`,
  )
  process.exitCode = shortCount + failures === 0 ? 0 : 1
})
