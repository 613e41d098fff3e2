import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { packaged, run } from './programs'
import { giveUp, say } from './say'

/**
 * Tries what deploy/ ships: nginx before two instances on one PostgreSQL, an update under load, a
 * backup and its restore. The servers run in a temporary folder on ports of their own, as `nobody`
 * when root asks. Ends with one line: N passed, N failed.
 */

const DEBIAN = ['nginx-light', 'postgresql', 'openssl', 'curl']

try {
  if (!hasPrograms()) install()
  if (!hasPrograms()) throw new Error(`These packages of Debian are needed: ${DEBIAN.join(', ')}.`)
  const report = path.join(mkdtempSync(path.join(os.tmpdir(), 'uns-tests-')), 'deploy.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const env = { POSTGRES_BIN: postgresPrograms() ?? '' }
  const command = packaged('vitest/vitest.mjs', 'run', '--project', 'deploy', ...reporters)
  const ok = await run(command, env)
  const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  // A broken file or a server that does not start is a failure without a failed test.
  const failed = ok ? 0 : Math.max(1, numFailedTests)
  say('', `${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
} catch (error) {
  giveUp(error)
}

function hasPrograms() {
  const found = ['nginx', 'openssl', 'curl'].map((name) => spawnSync(name, ['--version']).error)
  return found.every((error) => !error) && postgresPrograms() !== undefined
}

function postgresPrograms() {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(a) - Number(b)) : []
  return versions
    .map((version) => `${home}/${version}/bin`)
    .findLast((bin) => existsSync(`${bin}/postgres`))
}

function install() {
  if (process.getuid?.() !== 0) return
  say('Installing nginx and PostgreSQL …')
  const install = `apt-get install -y -q --no-install-recommends ${DEBIAN.join(' ')}`
  const options = { stdio: 'inherit' as const }
  spawnSync('sh', ['-c', `apt-get update -q && DEBIAN_FRONTEND=noninteractive ${install}`], options)
}
