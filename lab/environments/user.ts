import { execFileSync, spawnSync } from 'node:child_process'
import os from 'node:os'

const USER = 'uns-tests'
const isRoot = process.getuid?.() === 0

/** The command that starts another as this user, or why there is none. */
export function findUser(user: 'root' | 'ordinary'): { prefix: string[]; name: string } | string {
  if (user === 'root')
    return isRoot ? { prefix: [], name: 'root' } : 'this program does not run as root'
  if (!isRoot) return { prefix: [], name: os.userInfo().username }
  if (spawnSync('id', [USER], { stdio: 'ignore' }).status !== 0) {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/bin/sh', USER])
    process.once('exit', () => spawnSync('userdel', [USER], { stdio: 'ignore' }))
  }
  return { prefix: ['runuser', '--user', USER, '--'], name: USER }
}
