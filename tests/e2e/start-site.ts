import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readServerLog } from '../../scripts/test-problems'
import { startAiServer } from '../support/ai-server'
import { findFreePort } from '../support/free-port'
import { startRazorpayServer } from '../support/razorpay-server'
import { RECORDING_URL } from '../support/recording'
import { startSite } from '../support/site'
import { startSignInProviders } from './sign-in-providers'

/**
 * On the first one each school's website also has a host of its own. The second site has no AI provider, keeps the loading delay, uses SUBSCRIPTION_MODE=review and lets
 * users log in with a provider.
 */
export default async function startSharedSites() {
  const paymentService = await startRazorpayServer()
  const aiProvider = await startAiServer()
  const port = String(await findFreePort())
  const signIn = await startSignInProviders(`http://localhost:${port}`)
  const [site, reviewSite] = await Promise.all([
    startSite({
      env: {
        ...{ RECORDING_URL, LIST_LOAD_DELAY_MS: '1', SITES_DOMAIN: 'localhost' },
        ...paymentService.env,
        ...aiProvider.env,
      },
    }),
    startSite({
      env: { PORT: port, SUBSCRIPTION_MODE: 'review', LOG_LEVEL: 'debug', ...signIn.env },
    }),
  ])
  process.env.E2E_BASE_URL = site.url
  process.env.E2E_UNHURRIED_URL = reviewSite.url
  process.env.E2E_REVIEW_URL = reviewSite.url
  process.env.E2E_REVIEW_LOG = reviewSite.logFile
  process.env.E2E_OIDC_ISSUER = signIn.issuer
  process.env.E2E_REVIEW_OUTBOX = path.join(reviewSite.dataDir, 'outbox')
  process.env.E2E_OUTBOX = path.join(site.dataDir, 'outbox')
  return async () => {
    const siteLogs = [site, reviewSite].map(({ logFile }) => readServerLog(logFile))
    await Promise.all([site.stop(), reviewSite.stop()])
    await Promise.all([paymentService.close(), aiProvider.close(), signIn.stop()])
    if (process.env.E2E_SITE_LOGS)
      writeFileSync(process.env.E2E_SITE_LOGS, JSON.stringify(siteLogs))
  }
}
