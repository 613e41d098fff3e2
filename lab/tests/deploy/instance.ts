import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { APP_URL, unprivileged } from './environment'

/**
 * One instance of the site, as the systemd unit runs it: unprivileged, writing to DATA_DIR only.
 */
export type DeployInstance = Awaited<ReturnType<typeof startInstance>>

const RELAXED_RATE_LIMITS = Object.fromEntries(
  ['LOGIN_ACCOUNT', 'LOGIN_ADDRESS', 'REGISTER', 'CONTACT'].map((name) => [
    `RATE_LIMIT_${name}`,
    '100000/60',
  ]),
)

type InstanceOptions = { port: number; databaseUrl: string; release?: string; env?: object }

export async function startInstance({ port, databaseUrl, release, env }: InstanceOptions) {
  const dataDir = mkdtempSync(path.join(inject('work'), 'data-'))
  unprivileged.own(dataDir)
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: release ?? path.join(inject('work'), 'one'),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...unprivileged.identity,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      APP_URL,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a secret that only the tests know, long enough',
      TRUSTED_PROXY_HOPS: '1',
      LIST_LOAD_DELAY_MS: '0',
      ...RELAXED_RATE_LIMITS,
      ...env,
    },
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const terminate = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return exited
  }
  for (let attempt = 0; !output.includes('UNS is ready'); attempt += 1) {
    if (child.exitCode !== null || attempt === 600)
      throw new Error(`The site did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    port,
    stop: () => terminate('SIGTERM'),
    kill: () => terminate('SIGKILL'),
    output: () => output,
  }
}
