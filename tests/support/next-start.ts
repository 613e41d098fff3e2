import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createCleanEnvironment } from '@/scripts/programs'
import { findFreePort } from './free-port'
import { newTestDatabase } from './test-database'

/** The build under `next start`, without our server around it. The database is the embedded one. */
export async function startNextOnly(env: Record<string, string> = {}) {
  const database = await newTestDatabase()
  const port = String(await findFreePort())
  const settings = {
    ...createCleanEnvironment(),
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    ...database.env,
    ...env,
  }
  const nextArgs = ['node_modules/next/dist/bin/next', 'start', '-p', port]
  const child = spawn(process.execPath, nextArgs, { env: settings, stdio: 'ignore' })
  const url = `http://localhost:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await database.drop()
  }
  await waitUntilReady(url).catch(async (error) => {
    await stop()
    throw error
  })
  return { url, stop }
}

async function waitUntilReady(url: string) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(`${url}/api/health/live`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Next did not start')
}
