import 'server-only'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { settings } from '@/base/settings'

/** 256 random bits; only the SHA-256 is stored. */
export const createToken = () => randomBytes(32).toString('base64url')
export const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text)
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** The purpose is part of the key, so that fingerprints cannot be reused elsewhere. */
export const fingerprint = (purpose: string, text: string) =>
  createHmac('sha256', settings().authSecret).update(`${purpose}\n${text}`).digest('base64url')

export function equalsInConstantTime(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
