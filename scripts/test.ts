import { readdirSync, readFileSync } from 'node:fs'
import { exitWithError } from '@/base/cli'
import { findOrInstallChromium, findOrInstallHeadlessShell } from './browser'
import { createPackageCommand, runCommand } from './programs'
import { buildIfNeeded } from './site-build'
import { printBrowserProblems } from './test-problems'
import {
  countRunnerFailure,
  exitWithSummary,
  getReportFile,
  isQuick,
  runVitest,
  type TestSummary,
} from './test-summary'

/**
 * The test before a commit. `--ci` adds what only CI runs, `--whole` also the nightly tests.
 * `--database-only` runs those that depend on the database. `--without-browser` skips end-to-end tests,
 * `--quick` those that need a build, and `--unit-only` all but unit tests.
 */

const isWhole = process.argv.includes('--whole')
const isCi = isWhole || process.argv.includes('--ci')
const isDatabaseOnly = process.argv.includes('--database-only')
const scopeEnv = { TEST_WHOLE: isWhole ? 'yes' : '' }
const isWithoutBrowser = process.argv.includes('--without-browser')

/** Independent of the database, so they run only once. Files not listed run on both databases. */
const DATABASE_INDEPENDENT = new Set([
  'bad-input',
  'files',
  'gate',
  'headers',
  'host-headers',
  'leaks',
  'response-cache',
  'plain-next',
  'raw-requests',
  'secrets',
  'traced-files',
])

/** So that the test before a commit takes ten minutes; on PostgreSQL if they depend on the database. */
const CI_ONLY = new Set([
  'billing-documents',
  'billing-privacy',
  'billing-races',
  'billing-reversal',
  'certificate-files',
  'email-change',
  'erasure',
  'in-house-changes',
  'limits',
  'live-session-leaks',
  'live-session-team',
  'mail-delivery',
  'merge-accounts',
  'online-payments',
  'online-payments-volume',
  'openapi',
  'revoke-access',
  'school-domains',
  'school-hosts',
  'school-races',
  'start',
  'team-pages',
  'texts-site',
])

/** Slow tests of stable code. End-to-end tests use a tag instead. */
const NIGHTLY = new Set([
  'announcements-volume',
  'billing-spreadsheets',
  'dev-server',
  'admission',
  'trusted-devices',
  'file-permissions',
  'host-headers',
  'mail-faults',
  'plain-next',
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
  // The types need one core, so structure tests run beside them.
  const [isFormatted, hasValidTypes, structure] = await Promise.all([
    runCommand(
      createPackageCommand('@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings'),
    ),
    runCommand(createPackageCommand('typescript/bin/tsc', '--noEmit')),
    runVitest('structure'),
  ])
  if (!isFormatted || !hasValidTypes)
    throw new Error(
      'Formatting, lint or types failed. Correct the errors above and run the test again.',
    )
  return [{ passed: 2, failed: 0, skipped: 0 }, structure, await runVitest('unit')]
}

function listIntegrationFiles() {
  const folder = 'tests/integration'
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace('.test.ts', ''))
  const unknownNames = [...DATABASE_INDEPENDENT, ...CI_ONLY, ...NIGHTLY].filter(
    (name) => !names.includes(name),
  )
  if (unknownNames.length > 0) throw new Error(`There is no test file for ${unknownNames}`)
  return names
    .filter((name) => isWhole || !NIGHTLY.has(name))
    .filter((name) => isWhole || isDatabaseOnly || !CI_ONLY.has(name))
    .filter((name) => !isDatabaseOnly || !DATABASE_INDEPENDENT.has(name))
    .map((name) => `${folder}/${name}.test.ts`)
}

/** The headless shell by day, the full browser at night; one user journey on a second database. */
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
      ...(isWhole ? [] : [`--grep-invert=${isCi ? '@night' : '@night|@ci'}`]),
    ),
    env,
  )
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
  printBrowserProblems(suites)
  return countRunnerFailure('e2e', ok, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })
}
