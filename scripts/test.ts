import { readdirSync, readFileSync } from 'node:fs'
import { exitWithError } from '@/base/cli'
import { findOrInstallChromium, findOrInstallHeadlessShell } from './browser'
import { createPackageCommand, runCommand } from './programs'
import { buildIfNeeded } from './site-build'
import {
  countRunnerFailure,
  exitWithSummary,
  getReportFile,
  isQuick,
  runVitest,
  type TestSummary,
} from './test-summary'

/**
 * The whole test: formatting, lint, types, then unit, structure, integration and end-to-end tests.
 * With `--whole` the longest of them, too, as every night; with `--database-only` those that a database
 * can change, for a second round on PostgreSQL; with `--without-browser` no end-to-end tests; with
 * `--quick` only what needs no build; with `--unit-only` the unit tests.
 * Ends with one line: N passed, N failed.
 */

const isWhole = process.argv.includes('--whole')
const isDatabaseOnly = process.argv.includes('--database-only')
const scopeEnv = { TEST_WHOLE: isWhole ? 'yes' : '' }
const isWithoutBrowser = process.argv.includes('--without-browser')

/**
 * Whichever database stands behind, a refused body, a policy or a page from memory is the same. A file
 * that is not named here runs on both.
 */
const DATABASE_INDEPENDENT = new Set([
  'bad-input',
  'files',
  'gate',
  'headers',
  'host-headers',
  'leaks',
  'response-cache',
  'plain-next',
  'csp-evaluation',
  'raw-requests',
  'secrets',
  'traced-files',
])

/**
 * Long, and about what seldom changes or is tried in short elsewhere. In a browser a tag says so, and
 * the search for leaks takes one of each kind (`tests/support/full-run.ts`).
 */
const NIGHTLY = new Set([
  'concurrency',
  'trusted-devices',
  'file-permissions',
  'races',
  'stale-password',
  'subscriptions',
  'two-origins',
  'unsolicited-mail',
  'upload-site',
  'uploads-faults',
])

try {
  if (process.argv.includes('--unit-only')) exitWithSummary([await runVitest('unit')])
  const summaries = isDatabaseOnly ? [] : await runQuickTests()
  if (isQuick) exitWithSummary(summaries)
  await buildIfNeeded()
  summaries.push(await runVitest('integration', { files: listIntegrationFiles(), env: scopeEnv }))
  if (!isWithoutBrowser) summaries.push(await runEndToEnd())
  exitWithSummary(summaries)
} catch (error) {
  exitWithError(error)
}

async function runQuickTests(): Promise<TestSummary[]> {
  const isFormatted = await runCommand(
    createPackageCommand('@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings'),
  )
  const hasValidTypes = await runCommand(createPackageCommand('typescript/bin/tsc', '--noEmit'))
  if (!isFormatted || !hasValidTypes)
    throw new Error('Formatting, lint or types are not in order; see above.')
  return [
    { passed: 2, failed: 0, skipped: 0 },
    await runVitest('unit'),
    await runVitest('structure'),
  ]
}

function listIntegrationFiles() {
  const folder = 'tests/integration'
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace('.test.ts', ''))
    .filter((name) => isWhole || !NIGHTLY.has(name))
    .filter((name) => !isDatabaseOnly || !DATABASE_INDEPENDENT.has(name))
    .map((name) => `${folder}/${name}.test.ts`)
}

/**
 * By day in the browser's engine, at night in the whole of it. A browser does not see the database; on
 * a second one a person's whole way is gone once more.
 */
async function runEndToEnd(): Promise<TestSummary> {
  const report = getReportFile('e2e')
  const projects = isDatabaseOnly ? ['again', 'wide'] : ['phone', 'desktop']
  const browserEnv = {
    CHROMIUM_PATH: isWhole ? findOrInstallChromium() : findOrInstallHeadlessShell(),
  }
  const env = { ...scopeEnv, ...browserEnv, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const ok = await runCommand(
    createPackageCommand(
      ...(['playwright/cli.js', 'test', '-c', 'tests/e2e', '--reporter=list,json'] as const),
      ...projects.map((name) => `--project=${name}`),
      ...(isWhole ? [] : ['--grep-invert=@night']),
    ),
    env,
  )
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  return countRunnerFailure(ok, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })
}
