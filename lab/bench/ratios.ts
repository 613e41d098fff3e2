import { printLine } from '@/base/cli'
import { findOrInstall } from '@/scripts/debian'
import { buildIfNeeded } from '@/scripts/site-build'
import { type ComparisonResult, compare } from './compare'
import { allComparisons } from './comparisons'
import { watchOtherProcesses } from './machine'
import { revision } from './previous-release'
import { runBenchmark } from './processes'
import { isBelowBudget, printReport } from './report'

/**
 * Compares the site with minimal baselines. `-- --quick` takes short rounds, `-- me login` selects
 * by name, `-- --against REV` sets the release to compare with (previous-release.ts).
 */

const isQuick = process.argv.includes('--quick')
const comparisonOptions = isQuick ? { rounds: 3, seconds: 2 } : { rounds: 5, seconds: 5 }
const nameFilters = process.argv
  .slice(2)
  .filter((arg, index, args) => !arg.startsWith('--') && args[index - 1] !== '--against')

await runBenchmark(async () => {
  if (!revision)
    printLine('There is no earlier commit here, so no previous release to compare with.')
  findOrInstall('wrk')
  await buildIfNeeded()
  const outcomes: ComparisonResult[] = []
  let failures = 0
  const measureOthers = watchOtherProcesses()
  for (const comparison of allComparisons) {
    if (nameFilters.length > 0 && !nameFilters.some((filter) => comparison.name.includes(filter)))
      continue
    try {
      outcomes.push(
        await compare({ ...comparison, ...(await comparison.sides()) }, comparisonOptions),
      )
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
