import 'server-only'
import { equalsInConstantTime, hashToken } from '@/lib/auth/secrets'
import type { Caller } from './caller'

/** Without a configured key nobody has access. */
export const hasApiKey = ({ bearerToken }: Caller, key: string | undefined): boolean =>
  // Hashed first, so that timing does not reveal the key's length.
  Boolean(key) &&
  bearerToken !== null &&
  equalsInConstantTime(hashToken(bearerToken), hashToken(key ?? ''))
