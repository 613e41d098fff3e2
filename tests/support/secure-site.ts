import { NAMES } from './certificate'
import { freePort, type Site, startSite } from './site'
import { handOnTo, tlsServer } from './tls-front'

/** `secureUrl` is the site's own address, `url` what stands behind the TLS front. */
export type SecureSite = Site & { secureUrl: string }

/** The whole site as it stands in the world: behind a TLS front, under its own name. */
export async function startSecureSite(name = NAMES.own): Promise<SecureSite> {
  const port = await freePort()
  const secureUrl = `https://${name}:${port}`
  const env = { APP_URL: secureUrl, TRUSTED_PROXY_HOPS: '1', LIST_LOAD_DELAY_MS: '0' }
  const site = await startSite({ env })
  const front = await tlsServer(handOnTo(site.url), port)
  const stop = async () => {
    await front.stop()
    return site.stop()
  }
  return { ...site, secureUrl, stop }
}
