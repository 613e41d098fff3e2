import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readServerLog } from '../../scripts/test-problems'
import { startAiServer } from '../support/ai-server'
import { startRazorpayServer } from '../support/razorpay-server'
import { RECORDING_URL } from '../support/recording'
import { startSite } from '../support/site'

/** The second site has no AI provider, keeps the loading delay and uses SUBSCRIPTION_MODE=review. */
export default async function startSharedSites() {
  const paymentService = await startRazorpayServer()
  const aiProvider = await startAiServer()
  const [site, reviewSite] = await Promise.all([
    startSite({
      env: { RECORDING_URL, LIST_LOAD_DELAY_MS: '1', ...paymentService.env, ...aiProvider.env },
    }),
    startSite({ env: { SUBSCRIPTION_MODE: 'review' } }),
  ])
  process.env.E2E_BASE_URL = site.url
  process.env.E2E_UNHURRIED_URL = reviewSite.url
  process.env.E2E_REVIEW_URL = reviewSite.url
  process.env.E2E_REVIEW_OUTBOX = path.join(reviewSite.dataDir, 'outbox')
  process.env.E2E_OUTBOX = path.join(site.dataDir, 'outbox')
  return async () => {
    const siteLogs = [site, reviewSite].map(({ logFile }) => readServerLog(logFile))
    await Promise.all([site.stop(), reviewSite.stop(), paymentService.close(), aiProvider.close()])
    if (process.env.E2E_SITE_LOGS)
      writeFileSync(process.env.E2E_SITE_LOGS, JSON.stringify(siteLogs))
  }
}
