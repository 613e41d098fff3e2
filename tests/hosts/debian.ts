import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { printLine } from '@/base/cli'

/** An empty Debian as its installer leaves it, fetched once a machine and unpacked anew for each test. */

const SUITE = 'trixie'
const MIRROR = 'http://deb.debian.org/debian'
const ARCHIVE_PATH = path.join(os.tmpdir(), `uns-debian-${SUITE}.tar`)
/** What an installed system has beside the least one. */
const EXTRA_PACKAGES = ['systemd', 'systemd-sysv', 'dbus', 'nano']

export const isRoot = process.getuid?.() === 0

/** Why there can be none here, or nothing. */
export function explainMissingDebian(...programs: string[]): string {
  if (!isRoot) return 'needs root'
  const missing = ['debootstrap', 'unshare', 'nsenter', ...programs].filter(
    (name) => !hasProgram(name),
  )
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`
  const { status } = spawnSync('unshare', ['--mount', '--pid', '--net', '--fork', 'true'])
  return status === 0 ? '' : 'the kernel gives no namespaces here'
}

export const hasProgram = (program: string) => spawnSync('which', [program]).status === 0

/** The archive of it. */
export function fetchDebianArchive(): string {
  if (existsSync(ARCHIVE_PATH)) return ARCHIVE_PATH
  printLine(`Fetching an empty Debian (${SUITE}) …`)
  const workFolder = mkdtempSync(path.join(os.tmpdir(), 'uns-debootstrap-'))
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] }
  try {
    const debootstrapArgs = [
      '--variant=minbase',
      `--include=${EXTRA_PACKAGES.join(',')}`,
      SUITE,
      `${workFolder}/root`,
      MIRROR,
    ]
    execFileSync('debootstrap', debootstrapArgs, options)
    execFileSync(
      'tar',
      ['-C', `${workFolder}/root`, '-cf', `${workFolder}/whole.tar`, '.'],
      options,
    )
    // Another run may have been faster; both made the same.
    renameSync(`${workFolder}/whole.tar`, ARCHIVE_PATH)
  } finally {
    rmSync(workFolder, { recursive: true, force: true })
  }
  return ARCHIVE_PATH
}

export function unpackDebian(folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-C', folder, '-xpf', fetchDebianArchive()])
}
