import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { OIDC_CLIENT, startOidcServer } from '../support/oidc-server'

/** One provider that works, as Google, and one that answers nobody. */
export async function startSignInProviders(siteUrl: string) {
  const google = await startOidcServer({ redirectUrls: [`${siteUrl}/sign-in/google/callback`] })
  const silent = createServer((socket) => void socket.destroy()).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  return {
    issuer: google.issuer,
    env: {
      OIDC_GOOGLE_ISSUER: google.issuer,
      OIDC_GOOGLE_CLIENT_ID: OIDC_CLIENT.id,
      OIDC_GOOGLE_CLIENT_SECRET: OIDC_CLIENT.secret,
      OIDC_ISSUER: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      OIDC_NAME: 'Lotus ID',
      OIDC_CLIENT_ID: OIDC_CLIENT.id,
      OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
    },
    stop: async () => {
      silent.close()
      await google.stop()
    },
  }
}

/** Of a browser in which this person is logged in with Google. */
export function createPersonCookie(issuer: string, email: string, organisation = {}) {
  const claims = { email, email_verified: true, given_name: 'Asha', family_name: 'Rao' }
  const value = encodeURIComponent(
    JSON.stringify({ sub: email, claims: { ...claims, ...organisation } }),
  )
  return { url: issuer, name: 'person', value }
}
