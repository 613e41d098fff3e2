import 'server-only'
import { fingerprint, listAuthSecrets, listFingerprints } from '@/lib/auth/secrets'

/** Easy to read aloud and type: no vowels, to avoid words, and no lookalikes (0 O, 1 I L, U V). */
const CODE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 8
const HASH_PURPOSE = 'staff code hash'

/** Derived from the id and the site's secret, so that a coordinator can see it again. */
export function createStaffRoomCode(id: string, secret?: string): string {
  let rest = Buffer.from(fingerprint('staff code', id, secret), 'base64url').readBigUInt64BE()
  const base = BigInt(CODE_ALPHABET.length)
  return Array.from({ length: CODE_LENGTH }, () => {
    const char = CODE_ALPHABET[Number(rest % base)]
    rest /= base
    return char
  }).join('')
}

/** Keyed, because all codes could be tried against a plain hash from a stolen database. */
export const hashStaffRoomCode = (code: string, secret?: string) =>
  fingerprint(HASH_PURPOSE, code, secret)

/** With each secret of the site: the hash may have been stored before the secret was replaced. */
export const listStaffRoomCodeHashes = (code: string) => listFingerprints(HASH_PURPOSE, code)

/** Null if it was created with a secret that the site no longer has. */
export function findStaffRoomCode(id: string, hash: string): string | null {
  const secret = listAuthSecrets().find(
    (candidate) => hashStaffRoomCode(createStaffRoomCode(id, candidate), candidate) === hash,
  )
  return secret ? createStaffRoomCode(id, secret) : null
}

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
