import 'server-only'
import { sameText, tokenHash } from '@/lib/auth/secrets'
import type { Caller } from './caller'

/** Whether a caller brings the key to an address for programs. Without a key in the settings nobody does. */
export const opensWith = ({ bearer }: Caller, key: string | undefined): boolean =>
  // Hashed first, so that the time it takes does not tell the key's length either.
  Boolean(key) && bearer !== null && sameText(tokenHash(bearer), tokenHash(key ?? ''))
