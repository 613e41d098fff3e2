import 'server-only'
import { formatCookie, getHostCookieName, readCookie } from '../cookies'
import { decrypt, encrypt } from '../secrets'
import type { ProviderIdentity } from './claims'

/** An identity without an account waits in this browser until its owner logs in or registers, and confirms. */
export type PendingIdentity = ProviderIdentity & {
  next: string | null
  /** The prefilled form to register, see `lib/http/form-answer.ts`. */
  formId: string
  /** When the provider answered. */
  provedAtMs: number
}

const PURPOSE = 'pending identity'
const COOKIE = 'uns-identity'
const OWNER = 'browser'
/** Time to register and to read an email. */
const PENDING_SECONDS = 60 * 60

export function createPendingCookie(identity: Omit<PendingIdentity, 'provedAtMs'>): string {
  const content = { ...identity, provedAtMs: Date.now() }
  const value = encrypt(PURPOSE, OWNER, JSON.stringify(content))
  return formatCookie(getHostCookieName(COOKIE), value, PENDING_SECONDS, 'HttpOnly')
}

export function readPendingIdentity(cookieHeader: string | null): PendingIdentity | null {
  const value = readCookie(cookieHeader, getHostCookieName(COOKIE))
  const text = value && decrypt(PURPOSE, OWNER, value)
  const pending: PendingIdentity | null = text ? JSON.parse(text) : null
  return pending && pending.provedAtMs + PENDING_SECONDS * 1000 > Date.now() ? pending : null
}

export const createClearedPending = () => formatCookie(getHostCookieName(COOKIE), '', 0, 'HttpOnly')
