import 'server-only'
import { randomBytes } from 'node:crypto'
import { AppError } from '@/base/errors'

/**
 * `UNS-` and ten characters of Crockford's alphabet. Nine are random, the last is a checksum over GF(32) that
 * detects any wrong character and any two swapped ones.
 */

const CROCKFORD_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const NUMBER_LENGTH = 10

const NUMBER_PREFIX = 'UNS'

/** x⁵ + x² + 1, the reduction polynomial of GF(32); 2 generates the field. */
const FIELD_MODULUS = 0b100101

export type ParsedCertificateNumber =
  | { is: 'number'; number: string }
  | { is: 'wrongChar' }
  | { is: 'noNumber' }

const MAX_SLUG_CHARS = 40

/** Not checked for collisions: the unique index rejects them, and the caller draws another. */
export const randomCertificateNumber = (): string =>
  formatCertificateNumber([...randomBytes(NUMBER_LENGTH - 1)].map((byte) => byte & 31))

export function formatCertificateNumber(values: readonly number[]): string {
  if (values.length !== NUMBER_LENGTH - 1) throw new Error('a number is made of nine values')
  const chars = [...values, computeCheckValue(values)].map((value) => CROCKFORD_ALPHABET[value])
  return `${NUMBER_PREFIX}-${chars.join('')}`
}

/** Accepts any case, spaces and dashes, O for 0, and I or L for 1. */
export function parseCertificateNumber(input: string): ParsedCertificateNumber {
  const alphanumerics = input
    .slice(0, 200)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  const chars = alphanumerics
    .slice(alphanumerics.startsWith(NUMBER_PREFIX) ? NUMBER_PREFIX.length : 0)
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (chars.length !== NUMBER_LENGTH) return { is: 'noNumber' }
  const values = [...chars].map((char) => CROCKFORD_ALPHABET.indexOf(char))
  if (values.includes(-1) || computeChecksum(values) !== 0) return { is: 'wrongChar' }
  return { is: 'number', number: `${NUMBER_PREFIX}-${chars}` }
}

export function toNumberSlug(input: string | string[] | undefined): string | null {
  if (typeof input !== 'string') return null
  const parsed = parseCertificateNumber(input)
  if (parsed.is === 'number') return parsed.number
  return (
    input
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '-')
      .slice(0, MAX_SLUG_CHARS) || null
  )
}

export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    // A malformed escape cannot be a number.
    return ''
  }
}

export function requireCertificateNumber(input: string): string {
  const parsed = parseCertificateNumber(input)
  if (parsed.is !== 'number') throw new AppError('notFound', 'notFound')
  return parsed.number
}

const computeCheckValue = (values: readonly number[]) => computeChecksum([...values, 0])

/** Horner's method: each character is multiplied by its position's power of the generator. */
const computeChecksum = (values: readonly number[]) =>
  values.reduce((sum, value) => multiplyByGenerator(sum) ^ value, 0)

function multiplyByGenerator(value: number) {
  const doubled = value << 1
  return doubled & 32 ? doubled ^ FIELD_MODULUS : doubled
}
