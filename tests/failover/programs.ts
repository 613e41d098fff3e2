import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cleanEnvironment } from '@/scripts/programs'
import { ADDRESS, command, type Node } from './ground'

/** The programs of each machine, on the files that deploy/database ships. */

export type Machine = Node | 'web1'

export const SECRET = 'a-secret-of-the-tests'
export const SHIPPED = 'deploy/database'
export const home = mkdtempSync(path.join(os.tmpdir(), 'uns-failover-'))

/** A file of deploy/database as the operator fills it in, with folders of the test's own. */
export function filled(name: string, machine: Machine) {
  const folder = path.join(home, machine)
  mkdirSync(folder, { recursive: true })
  const text = readFileSync(path.join(SHIPPED, name), 'utf8')
    .replaceAll('@NODE@', machine)
    .replaceAll('@ADDRESS@', ADDRESS[machine])
    .replaceAll('@SECRET@', SECRET)
    .replaceAll(/\/var\/(lib|run)\/(postgresql|etcd)/g, folder)
    .replaceAll(/\/usr\/lib\/postgresql\/15\/bin/g, String(process.env.POSTGRES_BIN))
  const file = path.join(folder, name)
  writeFileSync(file, text)
  command('chown', 'postgres:', folder, file)
  return file
}

export function launch(
  machine: Machine,
  name: string,
  args: string[],
  user = 'postgres',
  env = {},
) {
  const where = machine === 'web1' ? [] : ['ip', 'netns', 'exec', machine]
  const whose = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups']
  const [file = '', ...rest] = [...where, ...whose, ...args]
  const log = openSync(path.join(home, `${machine}-${name}.log`), 'a')
  const stdio: ['ignore', number, number] = ['ignore', log, log]
  return spawn(file, rest, { stdio, env: { ...cleanEnvironment(), LC_ALL: 'C.UTF-8', ...env } })
}

export function kill(pids: number[]) {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It went with its parent.
    }
  }
}

export function nameOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
