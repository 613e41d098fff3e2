import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findOrInstallChromium } from './browser'
import { packaged, run } from './programs'
import { giveUp, say } from './say'
import { buildIfNeeded } from './site-build'

/**
 * The whole test: formatting, lint, types, then unit, structure, integration and end-to-end tests.
 * With `--database-only` just those that run on a database, for a second round on PostgreSQL.
 * Ends with one line: N passed, N failed.
 */

type Tally = { passed: number; failed: number; skipped: number }

const reports = mkdtempSync(path.join(os.tmpdir(), 'uns-tests-'))
const databaseOnly = process.argv.includes('--database-only')

try {
  const tallies = databaseOnly ? [] : await quickPart()
  await buildIfNeeded()
  tallies.push(await vitest('integration'))
  tallies.push(await endToEnd())
  const total = tallies.reduce(sum)
  const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
  say('', `${total.passed} passed, ${total.failed} failed${skipped}`)
  process.exit(total.failed === 0 ? 0 : 1)
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

async function vitest(project: string): Promise<Tally> {
  const report = path.join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const ok = await run(packaged('vitest/vitest.mjs', 'run', '--project', project, ...reporters))
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  return noted(ok, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests })
}

async function endToEnd(): Promise<Tally> {
  const report = path.join(reports, 'e2e.json')
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

/** A runner that fails without a failing test (a broken file, say) still counts as a failure. */
function noted(ok: boolean, tally: Tally): Tally {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

function sum(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}
