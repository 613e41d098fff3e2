import 'server-only'
import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * `unsapi_`, 40 random characters, and a checksum of 6: secret scanners find it by its prefix, and tell a real one
 * from an example without asking the site.
 */

const PREFIX = 'unsapi_'
const SECRET_CHARACTERS = 40
const CHECKSUM_CHARACTERS = 6
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const TOKEN_PATTERN = /^unsapi_[0-9A-Za-z]{46}$/

/** Anywhere in a text, such as a URL. */
const PREFIX_PATTERN = /unsapi_/i

export function createTokenText(): string {
  const secret = createSecret()
  return `${PREFIX}${secret}${computeChecksum(secret)}`
}

export function isTokenText(text: string): boolean {
  if (!TOKEN_PATTERN.test(text)) return false
  const secret = text.slice(PREFIX.length, -CHECKSUM_CHARACTERS)
  return text.endsWith(computeChecksum(secret))
}

export const containsToken = (text: string): boolean => PREFIX_PATTERN.test(text)

/** Bytes from the last, incomplete run of the alphabet are dropped, so that every character is equally likely. */
function createSecret(): string {
  const limit = 256 - (256 % ALPHABET.length)
  let secret = ''
  while (secret.length < SECRET_CHARACTERS)
    for (const byte of randomBytes(SECRET_CHARACTERS))
      if (byte < limit && secret.length < SECRET_CHARACTERS)
        secret += ALPHABET[byte % ALPHABET.length]
  return secret
}

function computeChecksum(secret: string): string {
  let rest = crc32(secret)
  let checksum = ''
  for (let index = 0; index < CHECKSUM_CHARACTERS; index += 1) {
    checksum = `${ALPHABET[rest % ALPHABET.length]}${checksum}`
    rest = Math.floor(rest / ALPHABET.length)
  }
  return checksum
}
