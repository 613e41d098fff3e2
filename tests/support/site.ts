import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createCleanEnvironment } from '@/scripts/programs'
import { findFreePort } from './free-port'
import { newTestDatabase, type TestDatabase } from './test-database'

export type SiteInfo = {
  url: string
  dataDir: string
  env: Record<string, string>
  pid: number
  logFile: string
}

export type Site = SiteInfo & {
  process: ChildProcess
  output: () => string
  mails: () => SentEmail[]
  stop: () => Promise<number | null>
}

export type SentEmail = { to: string; subject: string; text: string; html: string }

/** Limits that only the tests about limits reach. */
const WIDE_LIMITS = {
  RATE_LIMIT_LOGIN_ACCOUNT: '100000/60',
  RATE_LIMIT_LOGIN_ADDRESS: '100000/60',
  RATE_LIMIT_REGISTER: '100000/60',
  RATE_LIMIT_FORGOT_ADDRESS: '100000/60',
  RATE_LIMIT_FORGOT_ACCOUNT: '100000/60',
  RATE_LIMIT_CHANGE_PASSWORD: '100000/60',
  RATE_LIMIT_CONTACT: '100000/60',
  RATE_LIMIT_INSTITUTION: '100000/60',
  RATE_LIMIT_UNSOLICITED_MAIL: '100000/60',
  RATE_LIMIT_ADDRESS_MAIL: '100000/60',
  RATE_LIMIT_ADDRESS_LINK: '100000/60',
}

/** The same on both databases; tests of the second factor set it. */
const OPTIONAL_SECOND_FACTOR = { TEAM_SECOND_FACTOR: 'optional' }

export const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL)
export const embeddedSkipNote = isOnPostgres
  ? ''
  : ' (skipped: needs TEST_DATABASE_URL, a PostgreSQL server)'

export const postgresSkipNote = isOnPostgres ? ' (skipped: is about the embedded database)' : ''

type StartSiteOptions = {
  env?: Record<string, string>
  database?: TestDatabase
  cwd?: string
  program?: 'start' | 'dev'
}

export async function startSite({
  env = {},
  database,
  cwd = process.cwd(),
  program = 'start',
}: StartSiteOptions = {}): Promise<Site> {
  const ownDatabase = database ? undefined : await newTestDatabase()
  const port = env.PORT ?? String(await findFreePort())
  const settings: Record<string, string> = {
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    PORT: port,
    ...WIDE_LIMITS,
    ...OPTIONAL_SECOND_FACTOR,
    ...(database ?? ownDatabase)?.env,
    ...env,
  }
  const { DATA_DIR: dataDir = '' } = settings
  const url = `http://localhost:${port}`
  const logFile = newLogFile()
  logFilesInUse.add(logFile)
  const log = openSync(logFile, 'w')
  const child = spawn(process.execPath, ['scripts/run.mjs', program], {
    cwd,
    env: { ...createCleanEnvironment(), ...settings },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  killOnExit(child)
  const siteInfo = { url, dataDir, env: settings, pid: child.pid ?? 0, logFile }
  const output = () => readLog(siteInfo)
  const exitPromise = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const code = await exitPromise
    await ownDatabase?.drop()
    return code
  }
  await waitUntilReady(output, exitPromise)
  return { ...siteInfo, process: child, output, mails: () => readSentEmails(siteInfo), stop }
}

const runningSites = new Set<ChildProcess>()

/** A failing test leaves no site running; vitest ends its workers by SIGTERM. */
function killOnExit(child: ChildProcess) {
  if (runningSites.size === 0) {
    process.once('exit', () =>
      runningSites.forEach((runningSite) => void runningSite.kill('SIGKILL')),
    )
    if (process.listenerCount('SIGTERM') === 0) process.once('SIGTERM', () => process.exit(143))
  }
  runningSites.add(child)
}

async function waitUntilReady(output: () => string, exitPromise: Promise<number | null>) {
  // Only for a site that hangs; a busy machine may take minutes to build it.
  const deadline = Date.now() + 600_000
  let hasExited = false
  void exitPromise.then(() => {
    hasExited = true
  })
  while (!output().includes('UNS is ready')) {
    if (hasExited || Date.now() > deadline) throw new Error(`The site did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export const readLog = ({ logFile }: SiteInfo) => readFileSync(logFile, 'utf8')

/** Of the sites that the current test file uses. */
export const logFilesInUse = new Set<string>()

let logFolder: string | undefined
let startCount = 0

/** A file, so that other processes can read it and a busy test does not block the site. */
function newLogFile() {
  if (!logFolder) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-logs-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    logFolder = folder
  }
  startCount += 1
  return path.join(logFolder, `${startCount}.log`)
}

export function readSentEmails({ dataDir }: SiteInfo): SentEmail[] {
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
