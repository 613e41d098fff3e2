import 'server-only'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { settings } from '@/base/settings'

/** 256 random bits; only the SHA-256 is stored. */
export const createToken = () => randomBytes(32).toString('base64url')
export const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text)
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** The current secret, then the one that it replaces: what that one signed or encrypted is still read. */
export function listAuthSecrets(): string[] {
  const { authSecret, previousAuthSecret } = settings()
  return previousAuthSecret ? [authSecret, previousAuthSecret] : [authSecret]
}

/** The purpose is part of the key, so that fingerprints cannot be reused elsewhere. */
export const fingerprint = (purpose: string, text: string, secret = settings().authSecret) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

/** With each secret, to find what was stored with the previous one. */
export const listFingerprints = (purpose: string, text: string) =>
  listAuthSecrets().map((secret) => fingerprint(purpose, text, secret))

export const matchesFingerprint = (purpose: string, text: string, given: string) =>
  listFingerprints(purpose, text).some((expected) => equalsInConstantTime(expected, given))

export function equalsInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
