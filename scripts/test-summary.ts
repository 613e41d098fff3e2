import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { printLine } from '@/base/cli'
import { createPackageCommand, runCommand } from './programs'
import { type Problem, printProblems, readVitestProblems } from './test-problems'

/** Shared counting of all test programs; the last line is: N passed, N failed. */
export type TestSummary = { passed: number; failed: number; skipped: number; problems?: Problem[] }

const reportsFolder = mkdtempSync(path.join(os.tmpdir(), 'uns-tests-'))
export const getReportFile = (name: string) => path.join(reportsFolder, `${name}.json`)

type VitestRunOptions = {
  env?: Record<string, string>
  /** Limits the run to files, or to titles containing one of these words. */
  files?: string[]
  titles?: string[]
  /** Command that wraps the test runner. */
  commandPrefix?: string[]
  /** Of a folder beside the site. */
  config?: string
}

export const isQuick = process.argv.includes('--quick')

export async function runVitest(
  projects: string | string[],
  { env = {}, files = [], titles = [], commandPrefix = [], config }: VitestRunOptions = {},
): Promise<TestSummary> {
  const names = [projects].flat()
  const report = getReportFile(names.join('-'))
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const titleArgs = titles.length > 0 ? ['-t', titles.join('|')] : []
  const configArgs = config ? ['--config', config] : []
  const projectArgs = names.flatMap((name) => ['--project', name])
  const args = ['run', ...configArgs, ...projectArgs, ...reporters, ...titleArgs, ...files]
  const command = [...commandPrefix, ...createPackageCommand('vitest/vitest.mjs', ...args)]
  const ok = await runCommand(command, env)
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  // Tests excluded by title are not skipped.
  const skipped = titles.length > 0 ? 0 : numPendingTests
  return countRunnerFailure(names.join(', '), ok, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped,
    problems: readVitestProblems(report, config && `--config ${config} `),
  })
}

/** A runner that fails without a failing test (a broken file, say) still counts as a failure. */
export function countRunnerFailure(
  location: string,
  ok: boolean,
  summary: TestSummary,
): TestSummary {
  if (ok || summary.failed > 0) return summary
  const reason = 'An error outside the tests; it is above.'
  const problem: Problem = { outcome: 'failed', title: 'the runner', location, reason }
  return { ...summary, failed: 1, problems: [...(summary.problems ?? []), problem] }
}

export function exitWithSummary(summaries: TestSummary[]): never {
  printProblems(summaries.flatMap(({ problems = [] }) => problems))
  const total = summaries.reduce(addSummaries)
  const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
  printLine('', `${total.passed} passed, ${total.failed} failed${skipped}`)
  process.exit(total.failed === 0 ? 0 : 1)
}

function addSummaries(a: TestSummary, b: TestSummary): TestSummary {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}
