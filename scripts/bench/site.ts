import path from 'node:path'
import { freePort } from '@/tests/support/site'
import { cores, pinned } from './machine'
import { answers, start, work } from './started'

/** The site as it ships, with logging on; only its limits are wide, for all teachers come from one address. */

const WIDE = [
  ...['LOGIN_ACCOUNT', 'LOGIN_ADDRESS'].map((name) => [`RATE_LIMIT_${name}`, '999999/60']),
  // A bench has no finger to put on a passkey.
  ['TEAM_SECOND_FACTOR', 'optional'],
]
export const SECRET = { AUTH_SECRET: 'a secret that only the bench knows, long enough' }

type Start = {
  name: string
  databaseUrl: string
  on?: string | null
  env?: Record<string, string>
  /** Another release, in a folder of its own. */
  cwd?: string
}

export async function startSite({ name, databaseUrl, on = cores.server, env, cwd }: Start) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = await start({
    name,
    command: [process.execPath, 'scripts/run.mjs', 'start'],
    on,
    cwd,
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(work, name),
      ...SECRET,
      ...Object.fromEntries(WIDE),
      ...env,
    },
    ready: answers(`${url}/api/health/ready`),
  })
  return { ...server, url, port }
}

/** One of the programs of this folder, on the cores that are not the server's unless said otherwise. */
export const own = (program: string, args: (string | number)[], on = cores.rest) =>
  pinned(on, [process.execPath, 'scripts/run.mjs', `bench/${program}`, ...args.map(String)])
