import path from 'node:path'
import { RECORDING } from '../support/recording'
import { startSite } from '../support/site'

/**
 * Starts the sites for the whole run, unless E2E_BASE_URL names one that is running. Lists show what
 * they hold as soon as scripts run; only one test looks at the wait that people see.
 */
export default async function startForTheRun() {
  const [site, unhurried] = await Promise.all([
    startSite({ env: { RECORDING_URL: RECORDING, LIST_LOAD_DELAY_MS: '1' } }),
    startSite(),
  ])
  process.env.E2E_BASE_URL = site.url
  process.env.E2E_UNHURRIED_URL = unhurried.url
  process.env.E2E_OUTBOX = path.join(site.dataDir, 'outbox')
  return () => Promise.all([site.stop(), unhurried.stop()])
}
