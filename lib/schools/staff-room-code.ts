import 'server-only'
import { fingerprint } from '@/lib/auth/secrets'

/** Easy to read aloud and type: no vowels, to avoid words, and no lookalikes (0 O, 1 I L, U V). */
const CODE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 8

/** Derived from the id and the site's secret, so that a coordinator can see it again. */
export function createStaffRoomCode(id: string): string {
  let rest = Buffer.from(fingerprint('staff code', id), 'base64url').readBigUInt64BE()
  const base = BigInt(CODE_ALPHABET.length)
  return Array.from({ length: CODE_LENGTH }, () => {
    const char = CODE_ALPHABET[Number(rest % base)]
    rest /= base
    return char
  }).join('')
}

/** Keyed, because all codes could be tried against a plain hash from a stolen database. */
export const hashStaffRoomCode = (code: string) => fingerprint('staff code hash', code)

export function parseStaffRoomCode(input: string): string | null {
  const code = input
    .slice(0, 40)
    .toUpperCase()
    .replace(/[\s\-‐‑–—]/g, '')
  return code.length === CODE_LENGTH && [...code].every((char) => CODE_ALPHABET.includes(char))
    ? code
    : null
}

export const formatStaffRoomCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`
