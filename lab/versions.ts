import path from 'node:path'
import { exitWithError, printLine } from '@/base/cli'
import { exitWithSummary, isQuick, type TestSummary } from '@/scripts/test-summary'
import { findOrInstallNode } from './node-program'
import { countTests } from './test-process'

/** On both databases where TEST_DATABASE_URL is set. `--quick`: unit tests on one other version. */

const SUPPORTED_VERSIONS = ['20.19', '22', '24']
const [currentMajor] = process.versions.node.split('.')
const NODE_VERSIONS = isQuick
  ? SUPPORTED_VERSIONS.filter((node) => node.split('.')[0] !== currentMajor).slice(0, 1)
  : SUPPORTED_VERSIONS

const ROUNDS: Record<string, string[]> = isQuick
  ? { 'unit tests': ['test', '--unit-only'] }
  : {
      embedded: ['test', '--without-browser'],
      ...(process.env.TEST_DATABASE_URL && {
        PostgreSQL: ['test', '--database-only', '--without-browser'],
      }),
    }

try {
  const results: { title: string; tally: TestSummary }[] = []
  for (const version of NODE_VERSIONS) {
    for (const [database, program] of Object.entries(ROUNDS)) {
      const summary = await runTestsOn(
        findOrInstallNode(version),
        program,
        database === 'PostgreSQL',
      )
      results.push({ title: `Node ${version}, ${database}`, tally: summary })
    }
  }
  printLine(
    '',
    ...results.map(
      ({ title, tally: summary }) =>
        `${title}: ${summary.passed} passed, ${summary.failed} failed;`,
    ),
  )
  exitWithSummary(results.map(({ tally: summary }) => summary))
} catch (error) {
  exitWithError(error)
}

function runTestsOn(node: string, program: string[], isOnPostgres: boolean): Promise<TestSummary> {
  const databaseEnv = isOnPostgres ? {} : { TEST_DATABASE_URL: '' }
  const env = { ...process.env, ...databaseEnv, PATH: `${path.dirname(node)}:${process.env.PATH}` }
  return countTests([node, 'scripts/run.mjs', ...program], env)
}
