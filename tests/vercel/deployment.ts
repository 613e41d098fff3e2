import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyOfTree, copyPackages } from '@/scripts/breakages/copy'
import { cleanEnvironment } from '@/scripts/programs'
import { freshDatabase } from '../support/database'
import withPooler from '../support/pgbouncer'
import { freePort } from '../support/site'

/** The site as Vercel's own program builds it, in a copy, without a network and without an account. */

export type Deployment = {
  /** The project's folder; what was built lies in .vercel/output. */
  root: string
  port: number
  env: Record<string, string>
}

declare module 'vitest' {
  interface ProvidedContext {
    deployment: Deployment
  }
}

/** As `vercel link` writes it. */
const PROJECT = {
  projectId: 'prj_here',
  orgId: 'team_here',
  settings: { framework: 'nextjs', installCommand: '', nodeVersion: '22.x' },
}

export default async function deploy(project: TestProject) {
  const takeDown = await withPooler()
  const database = await freshDatabase({ empty: true })
  const port = await freePort()
  const env = settingsFor(port, database.env)
  const root = copyOfTree()
  copyPackages(root)
  mkdirSync(path.join(root, '.vercel'))
  writeFileSync(path.join(root, '.vercel/project.json'), JSON.stringify(PROJECT))
  await build(root, env)
  project.provide('deployment', { root, port, env })
  return async () => {
    await database.drop()
    await takeDown()
  }
}

/** What docs/vercel.md has an operator set, and what Vercel adds of its own. */
function settingsFor(port: number, { DATABASE_URL = '', DIRECT_DATABASE_URL = '' }) {
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
  const said = path.join(root, '.vercel/said')
  const quiet = {
    VERCEL_TELEMETRY_DISABLED: '1',
    NO_UPDATE_NOTIFIER: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const child = spawn(
    process.execPath,
    [process.env.VERCEL_PROGRAM ?? '', 'build', '--yes', '--prod'],
    {
      cwd: root,
      env: { ...cleanEnvironment(), ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const file = createWriteStream(said)
  for (const out of [child.stdout, child.stderr]) out.pipe(file, { end: false })
  const [code] = await once(child, 'close')
  file.end()
  await once(file, 'close')
  if (code !== 0)
    throw new Error(`vercel build failed:\n${readFileSync(said, 'utf8').slice(-4_000)}`)
}
