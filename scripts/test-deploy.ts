import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { giveUp, say } from '@/base/say'
import { conclude, isQuick, vitest } from './tally'

/**
 * Tries what deploy/ ships: the page on a Node host in a Debian that boots for it, the image, nginx before
 * two instances on one PostgreSQL, an update under load, a backup and its restore. The servers run in a
 * temporary folder on ports of their own, as `nobody` when root asks. `--quick` tries only what nginx
 * keeps, and whom it lets through. Ends with one line: N passed, N failed.
 */

const DEBIAN = ['nginx-light', 'postgresql', 'openssl', 'curl']
/** For whole machines and images; the tests that need them say so where they cannot be had. */
const MACHINES = ['debootstrap', 'systemd-container', 'podman', 'crun', 'buildah']

try {
  if (!hasPrograms()) install(DEBIAN)
  if (!hasPrograms()) throw new Error(`These packages of Debian are needed: ${DEBIAN.join(', ')}.`)
  const files = isQuick ? ['shipped', 'caller', 'caching'] : []
  const tallies = [
    await vitest('deploy', { env: { POSTGRES_BIN: postgresPrograms() ?? '' }, files }),
  ]
  if (!isQuick) tallies.push(await machines())
  conclude(tallies)
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

async function machines() {
  const has = ['debootstrap', 'systemd-nspawn', 'podman'].every(
    (name) => !spawnSync(name, ['--version']).error,
  )
  if (!has) install(MACHINES)
  return vitest('hosts')
}

function install(packages: string[]) {
  if (process.getuid?.() !== 0) return
  say(`Installing ${packages.join(', ')} …`)
  const install = `apt-get install -y -q --no-install-recommends ${packages.join(' ')}`
  const options = { stdio: 'inherit' as const }
  spawnSync('sh', ['-c', `apt-get update -q && DEBIAN_FRONTEND=noninteractive ${install}`], options)
}
