import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { RECORDING } from './recording'
import { logOf, mailsIn, type Site, type SiteFacts, startSite } from './site'

/**
 * One running site for all files that need no settings of their own: each brings its own people.
 * It starts when the first file asks for it, so that a run without it pays nothing.
 */

declare module 'vitest' {
  interface ProvidedContext {
    sharedSitePort: number
  }
}

export const CRON_SECRET = 'a-secret-that-starts-the-jobs'
export const METRICS_TOKEN = 'a token that opens the metrics'
const env = {
  RECORDING_URL: RECORDING,
  LIST_LOAD_DELAY_MS: '0',
  LOG_LEVEL: 'debug',
  METRICS_TOKEN,
  CRON_SECRET,
}

export default async function keepSharedSite(project: TestProject) {
  let site: Promise<Site> | undefined
  const desk = createServer(async (_, answer) => {
    site ??= startSite({ env })
    await site.then(
      ({ process: _, ...facts }) => answer.end(JSON.stringify(facts)),
      (error) => answer.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(desk, 'listening')
  project.provide('sharedSitePort', (desk.address() as AddressInfo).port)
  return async () => {
    desk.close()
    await (await site?.catch(() => undefined))?.stop()
  }
}

export type SharedSite = Omit<Site, 'process' | 'stop'>

export async function sharedSite(): Promise<SharedSite> {
  const answer = await fetch(`http://127.0.0.1:${inject('sharedSitePort')}`)
  if (!answer.ok) throw new Error(await answer.text())
  const facts = (await answer.json()) as SiteFacts
  return { ...facts, output: () => logOf(facts), mails: () => mailsIn(facts) }
}
