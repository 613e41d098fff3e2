import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createCleanEnvironment } from '@/scripts/programs'
import { type DatabaseNode, IP_ADDRESS, runCommand } from './network'

/** The programs of each machine, on the files that deploy/database ships. */

export type ClusterMachine = DatabaseNode | 'web1'

export const SECRET = 'a-secret-of-the-tests'
export const SHIPPED_FOLDER = 'deploy/database'
export const clusterFolder = mkdtempSync(path.join(os.tmpdir(), 'uns-failover-'))

/** A file of deploy/database with the operator's values and the test's folders. */
export function writeConfig(name: string, machine: ClusterMachine) {
  const folder = path.join(clusterFolder, machine)
  mkdirSync(folder, { recursive: true })
  const text = readFileSync(path.join(SHIPPED_FOLDER, name), 'utf8')
    .replaceAll('@NODE@', machine)
    .replaceAll('@ADDRESS@', IP_ADDRESS[machine])
    .replaceAll('@SECRET@', SECRET)
    .replaceAll(/\/var\/(lib|run)\/(postgresql|etcd)/g, folder)
    .replaceAll(/\/usr\/lib\/postgresql\/15\/bin/g, String(process.env.POSTGRES_BIN))
  const file = path.join(folder, name)
  writeFileSync(file, text)
  runCommand('chown', 'postgres:', folder, file)
  return file
}

export function launchProcess(
  machine: ClusterMachine,
  name: string,
  args: string[],
  user = 'postgres',
  env = {},
) {
  const namespaceArgs = machine === 'web1' ? [] : ['ip', 'netns', 'exec', machine]
  const userArgs = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups']
  const [file = '', ...fileArgs] = [...namespaceArgs, ...userArgs, ...args]
  const log = openSync(path.join(clusterFolder, `${machine}-${name}.log`), 'a')
  const stdio: ['ignore', number, number] = ['ignore', log, log]
  return spawn(file, fileArgs, {
    stdio,
    env: { ...createCleanEnvironment(), LC_ALL: 'C.UTF-8', ...env },
  })
}

export function killProcesses(pids: number[]) {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended with its parent.
    }
  }
}

export function readProcessName(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
