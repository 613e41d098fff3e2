import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { createCleanEnvironment } from '@/scripts/programs'
import { findFreePort } from '@/tests/support/free-port'
import { newTestDatabase } from '@/tests/support/test-database'
import { copyPackages, copySourceTree } from '../../mutations/source-copy'
import setUpPooler from '../support/pgbouncer'

/** The site as Vercel's program builds it, in a copy, without network or account. */

export type VercelDeployment = {
  root: string
  port: number
  env: Record<string, string>
}

declare module 'vitest' {
  interface ProvidedContext {
    deployment: VercelDeployment
  }
}

const PROJECT_LINK = {
  projectId: 'prj_here',
  orgId: 'team_here',
  settings: { framework: 'nextjs', installCommand: '', nodeVersion: '22.x' },
}

export default async function setUpVercelDeployment(project: TestProject) {
  const stopPooler = await setUpPooler()
  const database = await newTestDatabase({ isEmpty: true })
  const port = await findFreePort()
  const env = createSettings(port, database.env)
  const root = copySourceTree()
  copyPackages(root)
  mkdirSync(path.join(root, '.vercel'))
  writeFileSync(path.join(root, '.vercel/project.json'), JSON.stringify(PROJECT_LINK))
  await build(root, env)
  project.provide('deployment', { root, port, env })
  return async () => {
    await database.drop()
    await stopPooler()
  }
}

function createSettings(port: number, { DATABASE_URL = '', DIRECT_DATABASE_URL = '' }) {
  return {
    APP_URL: `http://localhost:${port}`,
    DATABASE_URL,
    DIRECT_DATABASE_URL,
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    CRON_SECRET: 'a-secret-that-starts-the-jobs',
    RESEND_API_KEY: 're_test',
    LIST_LOAD_DELAY_MS: '0',
    VERCEL: '1',
    VERCEL_DEPLOYMENT_ID: 'dpl_here',
    VERCEL_SKEW_PROTECTION_ENABLED: '1',
    ...(process.env.TEST_VERCEL_ADAPTER !== 'no' && { NEXT_ENABLE_ADAPTER: '1' }),
  }
}

async function build(root: string, env: Record<string, string>) {
  const logPath = path.join(root, '.vercel/output.log')
  const quietEnv = {
    VERCEL_TELEMETRY_DISABLED: '1',
    NO_UPDATE_NOTIFIER: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const child = spawn(
    process.execPath,
    [process.env.VERCEL_PROGRAM ?? '', 'build', '--yes', '--prod'],
    {
      cwd: root,
      env: { ...createCleanEnvironment(), ...quietEnv, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const file = createWriteStream(logPath)
  for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false })
  const [code] = await once(child, 'close')
  file.end()
  await once(file, 'close')
  if (code !== 0)
    throw new Error(`vercel build failed:\n${readFileSync(logPath, 'utf8').slice(-4_000)}`)
}
