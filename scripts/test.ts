import { readdirSync, readFileSync } from 'node:fs'
import { giveUp } from '@/base/say'
import { findOrInstallChromium, findOrInstallShell } from './browser'
import { packaged, run } from './programs'
import { buildIfNeeded } from './site-build'
import { conclude, isQuick, noted, reportFile, type Tally, vitest } from './tally'

/**
 * The whole test: formatting, lint, types, then unit, structure, integration and end-to-end tests.
 * With `--whole` the longest of them, too, as every night; with `--database-only` those that a database
 * can change, for a second round on PostgreSQL; with `--without-browser` no end-to-end tests; with
 * `--quick` only what needs no build; with `--unit-only` the unit tests.
 * Ends with one line: N passed, N failed.
 */

const whole = process.argv.includes('--whole')
const databaseOnly = process.argv.includes('--database-only')
const howMuch = { TEST_WHOLE: whole ? 'yes' : '' }
const withoutBrowser = process.argv.includes('--without-browser')

/**
 * Whichever database stands behind, a refused body, a policy or a page from memory is the same. A file
 * that is not named here runs on both.
 */
const SAME_ON_BOTH = new Set([
  'bad-input',
  'files',
  'gate',
  'headers',
  'hosts',
  'leaks',
  'memory',
  'plain-next',
  'policies',
  'raw-requests',
  'secrets',
  'traced',
])

/**
 * Long, and about what seldom changes or is tried in short elsewhere. In a browser a tag says so, and
 * the search for leaks takes one of each kind (`tests/support/whole.ts`).
 */
const AT_NIGHT = new Set([
  'crowd',
  'known-places',
  'private-files',
  'races',
  'stale-password',
  'subscriptions',
  'two-addresses',
  'unasked-mail',
  'upload-site',
  'uploads-faults',
])

try {
  if (process.argv.includes('--unit-only')) conclude([await vitest('unit')])
  const tallies = databaseOnly ? [] : await quickPart()
  if (isQuick) conclude(tallies)
  await buildIfNeeded()
  tallies.push(await vitest('integration', { files: integrationFiles(), env: howMuch }))
  if (!withoutBrowser) tallies.push(await endToEnd())
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

function integrationFiles() {
  const folder = 'tests/integration'
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace('.test.ts', ''))
    .filter((name) => whole || !AT_NIGHT.has(name))
    .filter((name) => !databaseOnly || !SAME_ON_BOTH.has(name))
    .map((name) => `${folder}/${name}.test.ts`)
}

/**
 * By day in the browser's engine, at night in the whole of it. A browser does not see the database; on
 * a second one a person's whole way is gone once more.
 */
async function endToEnd(): Promise<Tally> {
  const report = reportFile('e2e')
  const projects = databaseOnly ? ['again', 'wide'] : ['phone', 'desktop']
  const chromium = { CHROMIUM_PATH: whole ? findOrInstallChromium() : findOrInstallShell() }
  const env = { ...howMuch, ...chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const ok = await run(
    packaged(
      ...(['playwright/cli.js', 'test', '-c', 'tests/e2e', '--reporter=list,json'] as const),
      ...projects.map((name) => `--project=${name}`),
      ...(whole ? [] : ['--grep-invert=@night']),
    ),
    env,
  )
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  return noted(ok, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })
}
