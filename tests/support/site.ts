import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { cleanEnvironment } from '@/scripts/programs'
import { type FreshDatabase, freshDatabase } from './database'

/** A whole running site for tests: the production build in a process of its own, on its own database. */
export type SiteFacts = {
  url: string
  dataDir: string
  env: Record<string, string>
  pid: number
  logFile: string
}

export type Site = SiteFacts & {
  process: ChildProcess
  output: () => string
  mails: () => Mail[]
  stop: () => Promise<number | null>
}

export type Mail = { to: string; subject: string; text: string; html: string }

/** Limits so wide that only the tests about limits meet them. */
const WIDE = {
  RATE_LIMIT_LOGIN_ACCOUNT: '100000/60',
  RATE_LIMIT_LOGIN_ADDRESS: '100000/60',
  RATE_LIMIT_REGISTER: '100000/60',
  RATE_LIMIT_FORGOT_ADDRESS: '100000/60',
  RATE_LIMIT_FORGOT_ACCOUNT: '100000/60',
  RATE_LIMIT_CHANGE_PASSWORD: '100000/60',
  RATE_LIMIT_CONTACT: '100000/60',
  RATE_LIMIT_INSTITUTION: '100000/60',
  RATE_LIMIT_UNASKED_MAIL: '100000/60',
}

/** On either database alike: the tests of the second factor ask for it. */
const AT_THE_DOOR = { TEAM_SECOND_FACTOR: 'optional' }

export const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
export const embeddedSkip = onPostgres
  ? ''
  : ' (skipped: needs TEST_DATABASE_URL, a PostgreSQL server)'

export const postgresSkip = onPostgres ? ' (skipped: is about the embedded database)' : ''

type Options = { env?: Record<string, string>; database?: FreshDatabase; cwd?: string }

export async function startSite({
  env = {},
  database,
  cwd = process.cwd(),
}: Options = {}): Promise<Site> {
  const own = database ? undefined : await freshDatabase()
  const port = env.PORT ?? String(await freePort())
  const settings: Record<string, string> = {
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    PORT: port,
    ...WIDE,
    ...AT_THE_DOOR,
    ...(database ?? own)?.env,
    ...env,
  }
  const { DATA_DIR: dataDir = '' } = settings
  const url = `http://localhost:${port}`
  const logFile = newLogFile()
  const log = openSync(logFile, 'w')
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd,
    env: { ...cleanEnvironment(), ...settings },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  leaveNone(child)
  const facts = { url, dataDir, env: settings, pid: child.pid ?? 0, logFile }
  const output = () => logOf(facts)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const code = await ended
    await own?.drop()
    return code
  }
  await untilReady(output, ended)
  return { ...facts, process: child, output, mails: () => mailsIn(facts), stop }
}

const running = new Set<ChildProcess>()

/** A test that fails half-way leaves no site behind; vitest ends its workers by SIGTERM. */
function leaveNone(child: ChildProcess) {
  if (running.size === 0) {
    process.once('exit', () => running.forEach((one) => void one.kill('SIGKILL')))
    if (process.listenerCount('SIGTERM') === 0) process.once('SIGTERM', () => process.exit(143))
  }
  running.add(child)
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function untilReady(output: () => string, ended: Promise<number | null>) {
  const giveUpAt = Date.now() + 120_000
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!output().includes('UNS is ready')) {
    if (over || Date.now() > giveUpAt) throw new Error(`The site did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export const logOf = ({ logFile }: SiteFacts) => readFileSync(logFile, 'utf8')

let logs: string | undefined
let starts = 0

/** A file and no pipe: another process may read it, and a busy test holds no site up. */
function newLogFile() {
  if (!logs) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-logs-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    logs = folder
  }
  starts += 1
  return path.join(logs, `${starts}.log`)
}

export function mailsIn({ dataDir }: SiteFacts): Mail[] {
  const folder = path.join(dataDir, 'outbox')
  try {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
    return files.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  } catch {
    return []
  }
}
