import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { say } from '@/base/say'

/** An empty Debian as its installer leaves it, fetched once a machine and unpacked anew for each test. */

const SUITE = 'trixie'
const MIRROR = 'http://deb.debian.org/debian'
const KEPT = path.join(os.tmpdir(), `uns-debian-${SUITE}.tar`)
/** What an installed system has beside the least one. */
const INSTALLED = ['systemd', 'systemd-sysv', 'dbus', 'nano']

export const isRoot = process.getuid?.() === 0

/** Why there can be none here, or nothing. */
export function noDebian(...programs: string[]): string {
  if (!isRoot) return 'needs root'
  const missing = ['debootstrap', 'unshare', 'nsenter', ...programs].filter((name) => !has(name))
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`
  const { status } = spawnSync('unshare', ['--mount', '--pid', '--net', '--fork', 'true'])
  return status === 0 ? '' : 'the kernel gives no namespaces here'
}

export const has = (program: string) => spawnSync('which', [program]).status === 0

/** The archive of it. */
export function debianArchive(): string {
  if (existsSync(KEPT)) return KEPT
  say(`Fetching an empty Debian (${SUITE}) …`)
  const work = mkdtempSync(path.join(os.tmpdir(), 'uns-debootstrap-'))
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] }
  try {
    const how = [
      '--variant=minbase',
      `--include=${INSTALLED.join(',')}`,
      SUITE,
      `${work}/root`,
      MIRROR,
    ]
    execFileSync('debootstrap', how, options)
    execFileSync('tar', ['-C', `${work}/root`, '-cf', `${work}/whole.tar`, '.'], options)
    // Another run may have been faster; both made the same.
    renameSync(`${work}/whole.tar`, KEPT)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return KEPT
}

export function unpackDebian(folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-C', folder, '-xpf', debianArchive()])
}
