import { findFreePort } from '@/tests/support/free-port'
import { type Site, startSite } from '@/tests/support/site'
import { TEST_HOSTS } from './tls-certificate'
import { forwardTo, startTlsServer } from './tls-proxy'

/** `secureUrl` is the public URL of the site, `url` the one behind the TLS proxy. */
export type SecureSite = Site & { secureUrl: string }

export async function startSecureSite(name = TEST_HOSTS.own): Promise<SecureSite> {
  const port = await findFreePort()
  const secureUrl = `https://${name}:${port}`
  const env = { APP_URL: secureUrl, TRUSTED_PROXY_HOPS: '1', LIST_LOAD_DELAY_MS: '0' }
  const site = await startSite({ env })
  const tlsProxy = await startTlsServer(forwardTo(site.url), port)
  const stop = async () => {
    await tlsProxy.stop()
    return site.stop()
  }
  return { ...site, secureUrl, stop }
}
