import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { RECORDING_URL } from './recording'
import { logFilesInUse, readLog, readSentEmails, type Site, type SiteInfo, startSite } from './site'

/** Files without settings of their own share this site; it starts on first use. */

declare module 'vitest' {
  interface ProvidedContext {
    sharedSitePort: number
  }
}

export const CRON_SECRET = 'a-secret-that-starts-the-jobs'
export const METRICS_TOKEN = 'a-token-that-opens-the-metrics'
const env = {
  RECORDING_URL,
  LIST_LOAD_DELAY_MS: '0',
  LOG_LEVEL: 'debug',
  METRICS_TOKEN,
  CRON_SECRET,
}

export default async function setUpSharedSite(project: TestProject) {
  let site: Promise<Site> | undefined
  const server = createServer(async (_, response) => {
    site ??= startSite({ env })
    await site.then(
      ({ process: _, ...siteInfo }) => response.end(JSON.stringify(siteInfo)),
      (error) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('sharedSitePort', (server.address() as AddressInfo).port)
  return async () => {
    server.close()
    await (await site?.catch(() => undefined))?.stop()
  }
}

export type SharedSite = Omit<Site, 'process' | 'stop'>

export async function getSharedSite(): Promise<SharedSite> {
  const response = await fetch(`http://127.0.0.1:${inject('sharedSitePort')}`)
  if (!response.ok) throw new Error(await response.text())
  const siteInfo = (await response.json()) as SiteInfo
  logFilesInUse.add(siteInfo.logFile)
  return { ...siteInfo, output: () => readLog(siteInfo), mails: () => readSentEmails(siteInfo) }
}
