import path from 'node:path'
import { findFreePort } from '@/tests/support/site'
import { cores, pinToCores } from './machine'
import { createHealthCheck, startProcess, workFolder } from './processes'

/** The site as it ships, with logging on; only its limits are wide, for all teachers come from one address. */

const WIDE_LIMITS = [
  ...['LOGIN_ACCOUNT', 'LOGIN_ADDRESS'].map((name) => [`RATE_LIMIT_${name}`, '999999/60']),
  // A bench has no finger to put on a passkey.
  ['TEAM_SECOND_FACTOR', 'optional'],
]
export const SECRET_ENV = { AUTH_SECRET: 'a secret that only the bench knows, long enough' }

type BenchSiteOptions = {
  name: string
  databaseUrl: string
  on?: string | null
  env?: Record<string, string>
  /** Another release, in a folder of its own. */
  cwd?: string
}

export async function startSite({
  name,
  databaseUrl,
  on: coreList = cores.server,
  env,
  cwd,
}: BenchSiteOptions) {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const server = await startProcess({
    name,
    command: [process.execPath, 'scripts/run.mjs', 'start'],
    on: coreList,
    cwd,
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(workFolder, name),
      ...SECRET_ENV,
      ...Object.fromEntries(WIDE_LIMITS),
      ...env,
    },
    ready: createHealthCheck(`${url}/api/health/ready`),
  })
  return { ...server, url, port }
}

/** One of the programs of this folder, on the cores that are not the server's unless said otherwise. */
export const createBenchCommand = (
  program: string,
  args: (string | number)[],
  coreList = cores.rest,
) =>
  pinToCores(coreList, [
    process.execPath,
    'scripts/run.mjs',
    `bench/${program}`,
    ...args.map(String),
  ])
