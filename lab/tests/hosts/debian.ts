import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { printLine } from '@/base/cli'

/** A new Debian, fetched once per machine and unpacked for each test. */

const SUITE = 'trixie'
const MIRROR = 'http://deb.debian.org/debian'
const ARCHIVE_PATH = path.join(os.tmpdir(), `uns-debian-${SUITE}.tar`)
const EXTRA_PACKAGES = ['systemd', 'systemd-sysv', 'dbus', 'nano']

export const isRoot = process.getuid?.() === 0

/** The reason why the tests cannot run here, or an empty string. */
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
    // A concurrent run may have finished first, with the same result.
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
