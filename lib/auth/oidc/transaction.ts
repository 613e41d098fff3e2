import 'server-only'
import type { SignInProviderKey } from '@/base/settings/sign-in'
import type { Language } from '@/i18n/languages'
import { CHALLENGE_TTL_SECONDS, createChallenge } from '../challenge'
import { formatCookie, getHostCookieName, listCookieNames, readCookie } from '../cookies'
import { decrypt, encrypt } from '../secrets'

/**
 * What a login at a provider needs when it returns: encrypted in a cookie of this browser, one for each tab. Its
 * key is the state, which is signed, expires, and is accepted once.
 */
export type SignInTransaction = {
  provider: SignInProviderKey
  verifier: string
  nonce: string
  next: string | null
  language: Language
  /** The user is logged in and wants to connect the identity, never to switch accounts. */
  isConnecting: boolean
}

const PURPOSE = 'sign-in transaction'
const NAME_CHARS = 16
/** Browsers send them with each request, and nginx takes 8 KB of cookies. */
const MAX_OPEN = 4

/** As a provider returns it in the URL. */
export const createState = () => Buffer.from(createChallenge('sign-in', null)).toString('base64url')

export function createTransactionCookies(
  state: string,
  transaction: SignInTransaction,
  cookieHeader: string | null,
): string[] {
  const open = listCookieNames(cookieHeader, getHostCookieName(PREFIX))
  return [
    ...(open.length >= MAX_OPEN ? open.map(clearCookie) : []),
    formatCookie(
      toCookieName(state),
      encrypt(PURPOSE, state, JSON.stringify(transaction)),
      CHALLENGE_TTL_SECONDS['sign-in'],
      'HttpOnly',
    ),
  ]
}

/** Null without the cookie of this state: another browser, or too late. */
export function readTransaction(
  state: string,
  cookieHeader: string | null,
): SignInTransaction | null {
  const text = decrypt(PURPOSE, state, readCookie(cookieHeader, toCookieName(state)) ?? '')
  return text === null ? null : JSON.parse(text)
}

export const createClearedTransaction = (state: string) => clearCookie(toCookieName(state))

const PREFIX = 'uns-sign-in-'
/** The start of a state is random. Anything else would not be a cookie's name. */
const toCookieName = (state: string) =>
  getHostCookieName(`${PREFIX}${state.slice(0, NAME_CHARS).replaceAll(/[^\w-]/g, '')}`)

const clearCookie = (name: string) => formatCookie(name, '', 0, 'HttpOnly')
