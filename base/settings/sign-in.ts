import 'server-only'
import * as z from 'zod'

/** Providers whose accounts may log in by OpenID Connect. Without them, the login page offers no other way. */

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

const isLoopback = (url: string) => LOOPBACK_HOSTS.has(new URL(url).hostname)

const issuerUrl = z
  .url({ protocol: /^https?$/, error: 'must be a full URL such as https://login.example' })
  .refine(
    (text) => !URL.canParse(text) || text.startsWith('https:') || isLoopback(text),
    'must begin with https://, except on this machine itself',
  )

const clientText = z
  .string()
  .regex(/^\S{1,500}$/, 'must have no spaces')
  .optional()

export const SIGN_IN_SETTINGS = {
  OIDC_GOOGLE_CLIENT_ID: clientText,
  OIDC_GOOGLE_CLIENT_SECRET: clientText,
  OIDC_GOOGLE_ISSUER: issuerUrl.default('https://accounts.google.com'),
  OIDC_MICROSOFT_CLIENT_ID: clientText,
  OIDC_MICROSOFT_CLIENT_SECRET: clientText,
  OIDC_MICROSOFT_ISSUER: issuerUrl.default('https://login.microsoftonline.com/organizations/v2.0'),
  OIDC_CLIENT_ID: clientText,
  OIDC_CLIENT_SECRET: clientText,
  OIDC_ISSUER: issuerUrl.optional(),
  OIDC_NAME: z.string().trim().max(30, 'must have at most 30 characters').optional(),
}

const signInSettings = z.object(SIGN_IN_SETTINGS)

/** In the URL of the provider's login, and in stored identities. */
export type SignInProviderKey = 'google' | 'microsoft' | 'other'

/** On buttons; the name of the other one is a setting. */
export const PROVIDER_NAMES: Record<SignInProviderKey, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  other: 'OpenID Connect',
}

export type SignInProvider = {
  key: SignInProviderKey
  /** As on its button. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  /** The issuer is this machine: without TLS, for trials and tests. */
  isLocal: boolean
}

/** In the order of the buttons. */
export function readSignInProviders(env: z.output<typeof signInSettings>): SignInProvider[] {
  return [
    readProvider('google', PROVIDER_NAMES.google, 'OIDC_GOOGLE_', {
      clientId: env.OIDC_GOOGLE_CLIENT_ID,
      clientSecret: env.OIDC_GOOGLE_CLIENT_SECRET,
      issuer: env.OIDC_GOOGLE_ISSUER,
    }),
    readProvider('microsoft', PROVIDER_NAMES.microsoft, 'OIDC_MICROSOFT_', {
      clientId: env.OIDC_MICROSOFT_CLIENT_ID,
      clientSecret: env.OIDC_MICROSOFT_CLIENT_SECRET,
      issuer: env.OIDC_MICROSOFT_ISSUER,
    }),
    readOtherProvider(env),
  ].filter((provider) => provider !== null)
}

type ClientSettings = { clientId?: string; clientSecret?: string; issuer?: string }

function readOtherProvider(env: z.output<typeof signInSettings>): SignInProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_NAME: name } = env
  const client = { clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET, issuer }
  if ([...Object.values(client), name].some(Boolean) && !(issuer && name))
    throw new Error(
      'OIDC_ISSUER, OIDC_NAME, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET work only together. Set all four, or none.',
    )
  return readProvider('other', name ?? '', 'OIDC_', client)
}

function readProvider(
  key: SignInProviderKey,
  name: string,
  prefix: string,
  { clientId, clientSecret, issuer }: ClientSettings,
): SignInProvider | null {
  if (!clientId && !clientSecret && (key !== 'other' || !issuer)) return null
  if (!clientId || !clientSecret || !issuer)
    throw new Error(
      `${prefix}CLIENT_ID and ${prefix}CLIENT_SECRET work only together. Set both, or none.`,
    )
  const isLocal = issuer.startsWith('http:') && isLoopback(issuer)
  return { key, name, issuer, clientId, clientSecret, isLocal }
}
