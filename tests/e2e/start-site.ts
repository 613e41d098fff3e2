import path from 'node:path'
import { RECORDING } from '../support/recording'
import { startSite } from '../support/site'

/** Starts a site for the whole run, unless E2E_BASE_URL names one that is running. */
export default async function startForTheRun() {
  const site = await startSite({ env: { RECORDING_URL: RECORDING } })
  process.env.E2E_BASE_URL = site.url
  process.env.E2E_OUTBOX = path.join(site.dataDir, 'outbox')
  return () => site.stop()
}
