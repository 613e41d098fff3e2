import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { printLine } from '@/base/cli'

/** Debian package of each program. */
const PACKAGES = {
  buildah: 'buildah',
  crun: 'crun',
  curl: 'curl',
  debootstrap: 'debootstrap',
  // Recommends the Java that runs it.
  epubcheck: 'epubcheck default-jre-headless',
  etcd: 'etcd-server',
  ffmpeg: 'ffmpeg',
  haproxy: 'haproxy',
  ip: 'iproute2',
  nft: 'nftables',
  nginx: 'nginx-light',
  openssl: 'openssl',
  patronictl: 'patroni',
  pgbouncer: 'pgbouncer',
  podman: 'podman',
  postgres: 'postgresql',
  qpdf: 'qpdf',
  // Carlito has Calibri's widths; without it, page counts differ.
  soffice: 'libreoffice-impress libreoffice-writer fonts-crosextra-carlito',
  'systemd-nspawn': 'systemd-container',
  unzip: 'unzip',
  woff2_compress: 'woff2',
  wrk: 'wrk',
} as const

export type DebianProgram = keyof typeof PACKAGES

/** Installs missing programs as root; otherwise throws a readable error. */
export function findOrInstall(...programs: DebianProgram[]): void {
  installMissing(...programs)
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length === 0) return
  const install = `apt-get install ${listPackages(missing)}`
  throw new Error(`Missing programs: ${missing.join(', ')} (Debian: ${install}).`)
}

/** For programs of optional tests, which report why they are skipped. */
export function installMissing(...programs: DebianProgram[]): void {
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length > 0) installFromDebian(listPackages(missing))
}

/** Debian keeps these out of the PATH. */
export function findPostgresPrograms(baseFolder = '/usr/lib/postgresql'): string | undefined {
  const versions = existsSync(baseFolder)
    ? readdirSync(baseFolder).sort((a, b) => Number(a) - Number(b))
    : []
  return versions
    .map((version) => `${baseFolder}/${version}/bin`)
    .findLast((bin) => existsSync(`${bin}/postgres`))
}

export function installFromDebian(packages: string): void {
  if (process.getuid?.() !== 0) return
  printLine(`Installing ${packages} …`)
  const install = `apt-get install -y -q --no-install-recommends ${packages}`
  const options = { stdio: 'inherit' as const }
  spawnSync('sh', ['-c', `apt-get update -q && DEBIAN_FRONTEND=noninteractive ${install}`], options)
}

const listPackages = (programs: DebianProgram[]) =>
  programs.map((program) => PACKAGES[program]).join(' ')

const isInstalled = (program: DebianProgram) =>
  program === 'postgres' ? findPostgresPrograms() !== undefined : isOnPath(program)

/**
 * Debian installs servers in folders that only root's PATH contains. npm puts its own folders first, where
 * a package has another program named `nft`.
 */
const isOnPath = (program: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin']
    .filter((folder) => !folder.endsWith('node_modules/.bin'))
    .some((folder) => isExecutable(path.join(folder, program)))

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
