import { readFileSync } from 'node:fs'
import { giveUp } from '@/base/say'
import { findOrInstallChromium } from './browser'
import { packaged, run } from './programs'
import { buildIfNeeded } from './site-build'
import { conclude, noted, reportFile, type Tally, vitest } from './tally'

/**
 * The whole test: formatting, lint, types, then unit, structure, integration and end-to-end tests.
 * With `--database-only` just those that run on a database, for a second round on PostgreSQL.
 * Ends with one line: N passed, N failed.
 */

const databaseOnly = process.argv.includes('--database-only')

try {
  const tallies = databaseOnly ? [] : await quickPart()
  await buildIfNeeded()
  tallies.push(await vitest('integration'))
  tallies.push(await endToEnd())
  conclude(tallies)
} catch (error) {
  giveUp(error)
}

async function quickPart(): Promise<Tally[]> {
  const formatted = await run(
    packaged('@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings'),
  )
  const typed = await run(packaged('typescript/bin/tsc', '--noEmit'))
  if (!formatted || !typed)
    throw new Error('Formatting, lint or types are not in order; see above.')
  return [{ passed: 2, failed: 0, skipped: 0 }, await vitest('unit'), await vitest('structure')]
}

async function endToEnd(): Promise<Tally> {
  const report = reportFile('e2e')
  const env = { CHROMIUM_PATH: findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const command = ['playwright/cli.js', 'test', '-c', 'tests/e2e', '--reporter=list,json'] as const
  const ok = await run(packaged(...command), env)
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  return noted(ok, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })
}
