import 'server-only'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import { AppError } from '@/base/errors'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import type { SignInProvider } from '@/base/settings/sign-in'
import { type ProviderIdentity, toIdentity } from './claims'
import { createProviderFetch } from './provider-fetch'
import type { SignInTransaction } from './transaction'

/** Three requests in a row fit into a request's deadline. */
const TIMEOUT_SECONDS = 2.5

export type AuthorizationStart = { url: string; verifier: string; nonce: string }

/** Where the browser goes, and what the answer must fit. */
export async function startAuthorization(
  provider: SignInProvider,
  state: string,
): Promise<AuthorizationStart> {
  const [verifier, nonce] = [randomPKCECodeVerifier(), randomNonce()]
  const url = await callProvider(provider, async () =>
    buildAuthorizationUrl(await configure(provider), {
      redirect_uri: getRedirectUrl(provider),
      scope: 'openid email profile',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    }),
  )
  return { url: url.href, verifier, nonce }
}

/** `query` is that of the URL to which the provider sent the browser. */
export async function completeAuthorization(
  provider: SignInProvider,
  query: string,
  state: string,
  { verifier, nonce }: Pick<SignInTransaction, 'verifier' | 'nonce'>,
): Promise<ProviderIdentity> {
  return callProvider(provider, async () => {
    const url = new URL(getRedirectUrl(provider))
    url.search = query
    const tokens = await authorizationCodeGrant(await configure(provider), url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    return toIdentity(provider, tokens.claims())
  })
}

/** One for each provider, so that the answer of one is never taken for that of another. */
const getRedirectUrl = ({ key }: SignInProvider) =>
  new URL(`/sign-in/${key}/callback`, settings().appUrl).href

async function configure(provider: SignInProvider): Promise<Configuration> {
  const { issuer, clientId, clientSecret, isLocal } = provider
  const execute = isLocal ? [allowInsecureRequests] : []
  // The signature of each identity is checked, although TLS also vouches for it.
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: [...execute, enableNonRepudiationChecks],
    timeout: TIMEOUT_SECONDS,
    [customFetch]: createProviderFetch(provider),
  })
}

const USER_ERRORS = new Set(['access_denied', 'interaction_required', 'login_required'])
const OUTAGES = new Set(['server_error', 'temporarily_unavailable'])

/** No part of an answer is logged: it may hold a code, a state or a person's claims. */
async function callProvider<Result>(
  provider: SignInProvider,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    const { code, name, error: answer } = error as { code?: string; name?: string; error?: string }
    const values = { provider: provider.name }
    if (USER_ERRORS.has(answer ?? ''))
      throw new AppError('badRequest', 'signInCancelled', { values })
    const detail = `${provider.key}: ${code ?? name ?? 'failed'}`
    log().warn({ event: 'sign-in.failed', detail })
    if (isOutage(error) || OUTAGES.has(answer ?? ''))
      throw new AppError('unavailable', 'signInProviderDown', { values, detail })
    throw new AppError('badRequest', 'signInRejected', { values, detail })
  }
}

const OUTAGE_CODES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

/** A failed connection is a `TypeError` of `fetch`. */
const isOutage = (error: unknown) =>
  error instanceof TypeError || OUTAGE_CODES.has((error as { code?: string }).code ?? '')
