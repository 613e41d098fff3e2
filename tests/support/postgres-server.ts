import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findOrInstall, findPostgresPrograms } from '@/scripts/debian'
import { findFreePort } from './free-port'

/** A separate PostgreSQL server, which tests may stop, pause and kill. */
export type PostgresServer = { folder: string; port: number }

declare module 'vitest' {
  interface ProvidedContext {
    postgresServer: PostgresServer
  }
}

export default async function setUpPostgres({ provide }: TestProject) {
  const { server, takeDown } = await createPostgresServer()
  provide('postgresServer', server)
  return takeDown
}

export async function createPostgresServer() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-postgres-'))
  const server = { folder, port: await findFreePort() }
  const takeDown = () => {
    resumePostgres(server)
    runPgCtl(server, 'stop', '-m', 'immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', takeDown)
  chmodSync(folder, 0o755)
  if (isRoot) execFileSync('chown', ['postgres', folder])
  runAsPostgres('initdb', '-D', dataFolder(server), '-U', 'postgres', '-A', 'trust', '-N')
  startPostgres(server)
  return {
    server,
    takeDown: () => {
      process.off('exit', takeDown)
      takeDown()
    },
  }
}

export const postgresUrl = ({ port }: PostgresServer) =>
  `postgres://postgres@127.0.0.1:${port}/postgres`

export function startPostgres(server: PostgresServer) {
  const settings = `-p ${server.port} -k ${server.folder} -c listen_addresses=127.0.0.1 -c max_connections=100`
  const log = path.join(server.folder, 'log')
  const { status } = runPgCtl(server, 'start', '-w', '-l', log, '-o', settings)
  if (status !== 0) throw new Error(`PostgreSQL did not start; see ${log}`)
}

/** fast: rolls back and closes. immediate: ends at once, like a power cut. */
export const stopPostgres = (server: PostgresServer, mode: 'fast' | 'immediate') =>
  runPgCtl(server, 'stop', '-m', mode)

export const pausePostgres = (server: PostgresServer) => signalAll(server, 'SIGSTOP')
export const resumePostgres = (server: PostgresServer) => signalAll(server, 'SIGCONT')

function signalAll(server: PostgresServer, signal: NodeJS.Signals) {
  const postmaster = findPostmaster(server)
  if (!postmaster) return
  for (const pid of [postmaster, ...listChildren(postmaster)]) {
    try {
      process.kill(pid, signal)
    } catch {
      // A backend may have ended since it was listed.
    }
  }
}

function findPostmaster(server: PostgresServer) {
  try {
    return Number(
      readFileSync(path.join(dataFolder(server), 'postmaster.pid'), 'utf8').split('\n')[0],
    )
  } catch {
    return undefined
  }
}

const listChildren = (parent: number) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid && findParent(pid) === parent)

function findParent(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

const isRoot = process.getuid?.() === 0
const dataFolder = ({ folder }: PostgresServer) => path.join(folder, 'data')

const runPgCtl = (server: PostgresServer, ...args: string[]) =>
  runAsPostgres('pg_ctl', '-D', dataFolder(server), ...args)

/** Its output must not be a pipe: the server inherits it, and the pipe would never close. */
function runAsPostgres(program: string, ...args: string[]) {
  const file = path.join(findBinaries(), program)
  const command = isRoot ? ['runuser', '-u', 'postgres', '--', file, ...args] : [file, ...args]
  return spawnSync(command[0] ?? '', command.slice(1), { stdio: 'ignore', cwd: os.tmpdir() })
}

function findBinaries() {
  findOrInstall('postgres')
  return findPostgresPrograms() ?? ''
}
