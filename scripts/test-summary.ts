import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { printLine } from '@/base/cli'
import { createPackageCommand, runCommand } from './programs'

/** How every test program counts and ends: one line, N passed, N failed. */
export type TestSummary = { passed: number; failed: number; skipped: number }

const reportsFolder = mkdtempSync(path.join(os.tmpdir(), 'uns-tests-'))
export const getReportFile = (name: string) => path.join(reportsFolder, `${name}.json`)

type VitestRunOptions = {
  env?: Record<string, string>
  /** Not the whole project: these files, or the tests whose titles hold one of these words. */
  files?: string[]
  titles?: string[]
  /** The command that the runner runs under. */
  within?: string[]
}

export const isQuick = process.argv.includes('--quick')

export async function runVitest(
  project: string,
  { env = {}, files = [], titles = [], within: commandPrefix = [] }: VitestRunOptions = {},
): Promise<TestSummary> {
  const report = getReportFile(project)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const titleArgs = titles.length > 0 ? ['-t', titles.join('|')] : []
  const args = ['run', '--project', project, ...reporters, ...titleArgs, ...files]
  const command = [...commandPrefix, ...createPackageCommand('vitest/vitest.mjs', ...args)]
  const ok = await runCommand(command, env)
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  // What was not asked for is not skipped.
  const skipped = titles.length > 0 ? 0 : numPendingTests
  return countRunnerFailure(ok, { passed: numPassedTests, failed: numFailedTests, skipped })
}

/** A runner that fails without a failing test (a broken file, say) still counts as a failure. */
export function countRunnerFailure(ok: boolean, summary: TestSummary): TestSummary {
  return ok || summary.failed > 0 ? summary : { ...summary, failed: 1 }
}

/** The last line, and the exit code that goes with it. */
export function exitWithSummary(summaries: TestSummary[]): never {
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
