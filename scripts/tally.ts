import { mkdtempSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { say } from '@/base/say'
import { packaged, run } from './programs'

/** How every test program counts and ends: one line, N passed, N failed. */
export type Tally = { passed: number; failed: number; skipped: number }

const reports = mkdtempSync(path.join(os.tmpdir(), 'uns-tests-'))
export const reportFile = (name: string) => path.join(reports, `${name}.json`)

type Only = {
  env?: Record<string, string>
  /** Not the whole project: these files, or the tests whose titles hold one of these words. */
  files?: string[]
  titles?: string[]
  /** The command that the runner runs under. */
  within?: string[]
}

export const isQuick = process.argv.includes('--quick')

export async function vitest(
  project: string,
  { env = {}, files = [], titles = [], within = [] }: Only = {},
): Promise<Tally> {
  const report = reportFile(project)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const only = titles.length > 0 ? ['-t', titles.join('|')] : []
  const args = ['run', '--project', project, ...reporters, ...only, ...files]
  const command = [...within, ...packaged('vitest/vitest.mjs', ...args)]
  const ok = await run(command, env)
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  // What was not asked for is not skipped.
  const skipped = titles.length > 0 ? 0 : numPendingTests
  return noted(ok, { passed: numPassedTests, failed: numFailedTests, skipped })
}

/** A runner that fails without a failing test (a broken file, say) still counts as a failure. */
export function noted(ok: boolean, tally: Tally): Tally {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 }
}

/** The last line, and the exit code that goes with it. */
export function conclude(tallies: Tally[]): never {
  const total = tallies.reduce(sum)
  const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
  say('', `${total.passed} passed, ${total.failed} failed${skipped}`)
  process.exit(total.failed === 0 ? 0 : 1)
}

function sum(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}
