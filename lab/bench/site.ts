import path from 'node:path'
import { findFreePort } from '@/tests/support/free-port'
import { cores, pinToCores } from './machine'
import { createHealthCheck, startProcess, workFolder } from './processes'

/** As shipped, with logging; only rate limits are raised, because all teachers share one IP. */

const WIDE_LIMITS = [
  ...['LOGIN_ACCOUNT', 'LOGIN_ADDRESS'].map((name) => [`RATE_LIMIT_${name}`, '999999/60']),
  // The bench cannot use passkeys.
  ['TEAM_SECOND_FACTOR', 'optional'],
]
export const SECRET_ENV = { AUTH_SECRET: 'a secret that only the bench knows, long enough' }

type BenchSiteOptions = {
  name: string
  databaseUrl: string
  coreList?: string | null
  env?: Record<string, string>
  cwd?: string
}

export async function startSite({
  name,
  databaseUrl,
  coreList = cores.server,
  env,
  cwd,
}: BenchSiteOptions) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startProcess({
    name,
    command: [process.execPath, 'scripts/run.mjs', 'start'],
    coreList,
    cwd,
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(workFolder, name),
      ...SECRET_ENV,
      ...Object.fromEntries(WIDE_LIMITS),
      ...env,
    },
    isReady: createHealthCheck(`${url}/api/health/ready`),
  })
  return { ...server, url, port }
}

export const createBenchCommand = (
  program: string,
  args: (string | number)[],
  coreList = cores.rest,
) =>
  pinToCores(coreList, [
    process.execPath,
    'scripts/run.mjs',
    'lab',
    `bench/${program}`,
    ...args.map(String),
  ])
