import { spawn } from 'node:child_process'
import path from 'node:path'
import { giveUp, say } from '@/base/say'
import { nodeProgram } from './node-program'
import { conclude, isQuick, type Tally } from './tally'

/**
 * The tests on every Node that is promised, on the embedded database and, where TEST_DATABASE_URL names
 * a server, on PostgreSQL. `--quick` runs the unit tests on those that are not the one at hand.
 * Ends with one line: N passed, N failed.
 */

const PROMISED = ['20.19', '22', '24']
const [atHand] = process.versions.node.split('.')
const NODES = isQuick ? PROMISED.filter((node) => node.split('.')[0] !== atHand) : PROMISED

const ROUNDS: Record<string, string[]> = isQuick
  ? { 'unit tests': ['test', '--unit-only'] }
  : {
      embedded: ['test', '--without-browser'],
      ...(process.env.TEST_DATABASE_URL && {
        PostgreSQL: ['test', '--database-only', '--without-browser'],
      }),
    }

try {
  const results: { title: string; tally: Tally }[] = []
  for (const version of NODES) {
    for (const [database, program] of Object.entries(ROUNDS)) {
      const tally = await testsOn(nodeProgram(version), program, database === 'PostgreSQL')
      results.push({ title: `Node ${version}, ${database}`, tally })
    }
  }
  say(
    '',
    ...results.map(
      ({ title, tally }) => `${title}: ${tally.passed} passed, ${tally.failed} failed;`,
    ),
  )
  conclude(results.map(({ tally }) => tally))
} catch (error) {
  giveUp(error)
}

/** What another Node's run says in its last line. */
function testsOn(node: string, program: string[], onPostgres: boolean): Promise<Tally> {
  const own = onPostgres ? {} : { TEST_DATABASE_URL: '' }
  const child = spawn(node, ['scripts/run.mjs', ...program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...own, PATH: `${path.dirname(node)}:${process.env.PATH}` },
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    said += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const last = /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(said) ?? []
      const [passed, failed, skipped] = last.slice(1).map((count) => Number(count ?? 0))
      const wrong = code === 0 ? 0 : 1
      resolve({ passed: passed ?? 0, failed: Math.max(failed ?? 0, wrong), skipped: skipped ?? 0 })
    })
  })
}
