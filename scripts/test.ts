import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { exitWithError, printLine } from '@/base/cli'
import { findOrInstallChromium, findOrInstallHeadlessShell } from './browser'
import { listUnchangedSpecs } from './browser-subjects'
import { listChangedFiles } from './changed-files'
import { runWithFormatAndTypes } from './format-and-types'
import { createPackageCommand, runCommand } from './programs'
import { buildIfNeeded } from './site-build'
import { readBrowserProblems, readRunnerProblems } from './test-problems'
import {
  countRunnerFailure,
  exitWithSummary,
  getReportFile,
  isQuick,
  runVitest,
  type TestSummary,
} from './test-summary'
import { hasTag } from './test-tags'

/**
 * The test before a commit. `--ci` adds what only CI runs on the embedded database, `--whole` also
 * the nightly tests; tags in the files say which. `--database-only` runs those that depend on the
 * database, with whole tables of cases, of which the others take samples; `--machine` those that the
 * machine could change. `--without-browser` skips end-to-end tests, `--quick` those that need a
 * build, and `--unit-only` all but unit tests. `--changed-since=COMMIT` skips long browser tests of
 * subjects that have not changed.
 */

const isWhole = process.argv.includes('--whole')
const isCi = isWhole || process.argv.includes('--ci')
const isDatabaseOnly = process.argv.includes('--database-only')
const isWithoutBrowser = process.argv.includes('--without-browser')
const isBeforeCommit = !isCi && !isDatabaseOnly
const scopeEnv = { TEST_WHOLE: isWhole ? 'yes' : '', TEST_CI: isBeforeCommit ? '' : 'yes' }
/** Whole tables of integration tests need one database: PostgreSQL, because most sites run on it. */
const integrationEnv = isDatabaseOnly ? scopeEnv : { ...scopeEnv, TEST_CI: '' }

const UNIT_PROJECTS = ['unit', 'unit-isolated']
const INTEGRATION_PROJECTS = ['integration', 'integration-isolated']

try {
  if (process.argv.includes('--unit-only')) exitWithSummary([await runVitest(UNIT_PROJECTS)])
  if (process.argv.includes('--machine')) exitWithSummary(await runMachineTests())
  // Unit tests fill the time that the build leaves idle.
  const [quickTests, build] = await Promise.allSettled([
    isDatabaseOnly ? [] : runQuickTests(),
    isQuick || buildIfNeeded(),
  ])
  if (quickTests.status === 'rejected') throw quickTests.reason
  if (build.status === 'rejected') throw build.reason
  const quickSummaries = quickTests.value
  if (isQuick) exitWithSummary(quickSummaries)
  // Each waits often, for a process to start or a page to load, and fills the time of the other.
  const siteSummaries = await Promise.all([
    runVitest(INTEGRATION_PROJECTS, { files: listIntegrationFiles(), env: integrationEnv }),
    ...(isWithoutBrowser ? [] : [runEndToEnd()]),
  ])
  exitWithSummary([...quickSummaries, ...siteSummaries])
} catch (error) {
  exitWithError(error)
}

async function runMachineTests(): Promise<TestSummary[]> {
  await buildIfNeeded()
  const files = ['unit', 'structure', 'integration'].flatMap(listFiles)
  const projects = [...UNIT_PROJECTS, 'structure', ...INTEGRATION_PROJECTS]
  const selected = files.filter((file) => hasTag(file, 'machine'))
  return [
    await runVitest(projects, { files: selected }),
    await runEndToEnd(['phone'], ['--grep=@machine']),
  ]
}

async function runQuickTests(): Promise<TestSummary[]> {
  const unitTests = await runWithFormatAndTypes(() =>
    runVitest(['structure', ...UNIT_PROJECTS], { env: scopeEnv }),
  )
  return [{ passed: 2, failed: 0, skipped: 0 }, unitTests]
}

function listIntegrationFiles() {
  const isSelected = (file: string) => {
    if (hasTag(file, 'night') && !isWhole) return false
    if (isDatabaseOnly) return !hasTag(file, 'once')
    const needsEmbedded = hasTag(file, 'once') || hasTag(file, 'embedded')
    return isWhole || !hasTag(file, 'ci') || (isCi && needsEmbedded)
  }
  return listFiles('integration').filter(isSelected)
}

function listFiles(kind: string): string[] {
  return readdirSync(`tests/${kind}`)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${kind}/${name}`)
}

/** By day; Playwright knows a test by the name of its file, its title and its tags. */
function listSkippedTests(): string[] {
  if (isBeforeCommit) return ['@night', '@ci']
  const changedFiles = listChangedFiles()
  const specs = changedFiles ? listUnchangedSpecs(changedFiles) : []
  if (specs.length > 0)
    printLine(`Long browser tests of unchanged subjects: not run (${specs.join(', ')})`)
  return ['@night', ...specs.map((spec) => ` ${spec}\\.spec\\.ts .*@ci`)]
}

/** The headless shell by day, the full browser at night; one user journey on a second database. */
async function runEndToEnd(
  projects = isDatabaseOnly ? ['again', 'wide'] : ['phone', 'desktop'],
  selection = isWhole ? [] : [`--grep-invert=${listSkippedTests().join('|')}`],
): Promise<TestSummary> {
  const report = getReportFile('e2e')
  const siteLogs = getReportFile('e2e-site-logs')
  const env = {
    ...scopeEnv,
    CHROMIUM_PATH: isWhole ? findOrInstallChromium() : findOrInstallHeadlessShell(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_SITE_LOGS: siteLogs,
  }
  const ok = await runCommand(
    createPackageCommand(
      ...(['playwright/cli.js', 'test', '-c', 'tests/e2e', '--reporter=list,json'] as const),
      ...projects.map((name) => `--project=${name}`),
      ...selection,
    ),
    env,
  )
  const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8'))
  return countRunnerFailure('tests/e2e', ok, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    problems: [
      ...readBrowserProblems(
        suites,
        existsSync(siteLogs) ? JSON.parse(readFileSync(siteLogs, 'utf8')) : [],
      ),
      ...readRunnerProblems(errors),
    ],
  })
}
