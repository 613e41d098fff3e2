import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { say } from '@/base/say'

/** The programs of these packages, installed where root asks, and PostgreSQL's own. */
export function debianPrograms(packages: string[], programs: string[]) {
  const complete = () => programs.every(isThere) && postgresPrograms() !== undefined
  if (!complete()) installFromDebian(packages)
  if (!complete()) throw new Error(`These packages of Debian are needed: ${packages.join(', ')}.`)
  return { POSTGRES_BIN: postgresPrograms() ?? '' }
}

export function installWhatLacks(packages: string[], programs: string[]) {
  if (!programs.every(isThere)) installFromDebian(packages)
}

const isThere = (name: string) => spawnSync('which', [name]).status === 0

function postgresPrograms() {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(a) - Number(b)) : []
  return versions
    .map((version) => `${home}/${version}/bin`)
    .findLast((bin) => existsSync(`${bin}/postgres`))
}

/** Where root asks; nobody else may. */
export function installFromDebian(packages: string[]) {
  if (process.getuid?.() !== 0) return
  say(`Installing ${packages.join(', ')} …`)
  const install = `apt-get install -y -q --no-install-recommends ${packages.join(' ')}`
  const options = { stdio: 'inherit' as const }
  spawnSync('sh', ['-c', `apt-get update -q && DEBIAN_FRONTEND=noninteractive ${install}`], options)
}
