import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cleanEnvironment } from '@/scripts/programs'
import { freshDatabase } from './database'
import { freePort } from './site'

/** The build under `next start`, without our server around it. The database is the embedded one. */
export async function nextAlone(env: Record<string, string> = {}) {
  const database = await freshDatabase()
  const port = String(await freePort())
  const settings = {
    ...cleanEnvironment(),
    AUTH_SECRET: 'a secret that only the tests know, long enough',
    ...database.env,
    ...env,
  }
  const next = ['node_modules/next/dist/bin/next', 'start', '-p', port]
  const child = spawn(process.execPath, next, { env: settings, stdio: 'ignore' })
  const url = `http://localhost:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await database.drop()
  }
  await answers(url).catch(async (error) => {
    await stop()
    throw error
  })
  return { url, stop }
}

async function answers(url: string) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`${url}/api/health/live`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Next did not start')
}
