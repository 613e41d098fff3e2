import { spawn } from 'node:child_process'
import type { TestSummary } from '@/scripts/test-summary'

/** Runs a command whose last line is `N passed, N failed`, and passes its output on. */
export function countTests(
  [file = '', ...args]: string[],
  env?: NodeJS.ProcessEnv,
): Promise<TestSummary> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
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
