import path from 'node:path'
import { RECORDING_URL } from '../support/recording'
import { startSite } from '../support/site'

/**
 * Starts the sites for the whole run, unless E2E_BASE_URL names one that is running. Lists show what
 * they hold as soon as scripts run. The second site keeps the wait that people see, and its forms wait
 * for the team; few tests use it.
 */
export default async function startSharedSites() {
  const [site, reviewSite] = await Promise.all([
    startSite({ env: { RECORDING_URL, LIST_LOAD_DELAY_MS: '1' } }),
    startSite({ env: { SUBSCRIPTION_MODE: 'review' } }),
  ])
  process.env.E2E_BASE_URL = site.url
  process.env.E2E_UNHURRIED_URL = reviewSite.url
  process.env.E2E_REVIEW_URL = reviewSite.url
  process.env.E2E_REVIEW_OUTBOX = path.join(reviewSite.dataDir, 'outbox')
  process.env.E2E_OUTBOX = path.join(site.dataDir, 'outbox')
  return () => Promise.all([site.stop(), reviewSite.stop()])
}
