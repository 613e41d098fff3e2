import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { cleanEnvironment } from '@/scripts/programs'
import { type FreshDatabase, freshDatabase } from './database'

/** A whole running site for tests: the production build in a process of its own, on its own database. */
export type Site = {
  url: string
  dataDir: string
  env: Record<string, string>
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
    ...(database ?? own)?.env,
    ...env,
  }
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd,
    env: { ...cleanEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const code = await ended
    await own?.drop()
    return code
  }
  await untilReady(() => output, ended)
  const { DATA_DIR: dataDir = '' } = settings
  const mails = () => readMails(path.join(dataDir, 'outbox'))
  return {
    url: `http://localhost:${port}`,
    dataDir,
    env: settings,
    process: child,
    output: () => output,
    mails,
    stop,
  }
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

function readMails(folder: string): Mail[] {
  try {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
    return files.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  } catch {
    return []
  }
}
