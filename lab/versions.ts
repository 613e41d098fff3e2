import { spawn } from 'node:child_process'
import path from 'node:path'
import { exitWithError, printLine } from '@/base/cli'
import { exitWithSummary, isQuick, type TestSummary } from '@/scripts/test-summary'
import { findOrInstallNode } from './node-program'

/** On both databases where TEST_DATABASE_URL is set. `--quick`: unit tests on the other versions. */

const SUPPORTED_VERSIONS = ['20.19', '22', '24']
const [currentMajor] = process.versions.node.split('.')
const NODE_VERSIONS = isQuick
  ? SUPPORTED_VERSIONS.filter((node) => node.split('.')[0] !== currentMajor)
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
  const child = spawn(node, ['scripts/run.mjs', ...program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...databaseEnv, PATH: `${path.dirname(node)}:${process.env.PATH}` },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    output += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const match = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(output) ?? []
      const [passed, failed, skipped] = match.slice(1).map((count) => Number(count ?? 0))
      const minFailures = code === 0 ? 0 : 1
      resolve({
        passed: passed ?? 0,
        failed: Math.max(failed ?? 0, minFailures),
        skipped: skipped ?? 0,
      })
    })
  })
}
