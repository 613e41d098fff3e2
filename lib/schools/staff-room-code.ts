import 'server-only'
import { fingerprint } from '@/lib/auth/secrets'

/**
 * The staff room's code: eight characters that people can read aloud and type. No vowels, so that no
 * words appear, and none of 0 O, 1 I L, U V together.
 */
const CODE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 8

/** Follows from the invitation's id and the site's secret, so a coordinator can be shown it again. */
export function createStaffRoomCode(id: string): string {
  let rest = Buffer.from(fingerprint('staff code', id), 'base64url').readBigUInt64BE()
  const base = BigInt(CODE_ALPHABET.length)
  return Array.from({ length: CODE_LENGTH }, () => {
    const char = CODE_ALPHABET[Number(rest % base)]
    rest /= base
    return char
  }).join('')
}

/** Keyed: whoever has the database alone could try all codes against a plain hash. */
export const hashStaffRoomCode = (code: string) => fingerprint('staff code hash', code)

/** In any case, with spaces and dashes anywhere; null when it cannot be a code. */
export function parseStaffRoomCode(input: string): string | null {
  const code = input
    .slice(0, 40)
    .toUpperCase()
    .replace(/[\s\-‐‑–—]/g, '')
  return code.length === CODE_LENGTH && [...code].every((char) => CODE_ALPHABET.includes(char))
    ? code
    : null
}

/** In two groups, as it is printed. */
export const formatStaffRoomCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`
