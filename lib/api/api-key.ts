import 'server-only'
import { equalsInConstantTime, hashToken } from '@/lib/auth/secrets'
import type { Caller } from './caller'

/** Whether a caller brings the key to an address for programs. Without a key in the settings nobody does. */
export const hasApiKey = ({ bearer: bearerToken }: Caller, key: string | undefined): boolean =>
  // Hashed first, so that the time it takes does not tell the key's length either.
  Boolean(key) &&
  bearerToken !== null &&
  equalsInConstantTime(hashToken(bearerToken), hashToken(key ?? ''))
