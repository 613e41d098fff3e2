import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A given Node version from npm, cached per machine. */
export function findOrInstallNode(version: string): string {
  const folder = path.join(os.tmpdir(), `uns-node-${version}`)
  const program = path.join(folder, 'node_modules/node/bin/node')
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${version}`]
  if (!existsSync(program)) execFileSync('npm', install, { stdio: 'ignore' })
  return program
}
