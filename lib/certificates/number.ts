import 'server-only'

/**
 * The number of a certificate: `UNS-` and ten signs of Crockford's alphabet, which leaves out what the
 * eye takes for something else. Nine are random, and the last one checks them: the signs, taken as
 * elements of the field of 32 and each times another power of a generator, add up to nothing. So any one
 * wrong sign and any two that have changed places show, neighbours or not.
 */

const CROCKFORD_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const NUMBER_LENGTH = 10
const NUMBER_PREFIX = 'UNS'

/** x⁵ + x² + 1, by which the field of 32 is made and of which 2 is a generator. */
const FIELD_MODULUS = 0b100101

export type ParsedCertificateNumber =
  | { is: 'number'; number: string }
  /** Of the right length, but not as it was issued: a sign is wrong, or two are swapped. */
  | { is: 'wrongSign' }
  | { is: 'noNumber' }

/** A number of these nine values from 0 to 31, which whoever issues it draws by lot. */
export function formatCertificateNumber(values: readonly number[]): string {
  if (values.length !== NUMBER_LENGTH - 1) throw new Error('nine signs make a number')
  const chars = [...values, computeCheckValue(values)].map((value) => CROCKFORD_ALPHABET[value])
  return `${NUMBER_PREFIX}-${chars.join('')}`
}

/** What somebody typed: in any case, with spaces and dashes anywhere, O for 0, I or L for 1. */
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
  if (values.includes(-1) || computeChecksum(values) !== 0) return { is: 'wrongSign' }
  return { is: 'number', number: `${NUMBER_PREFIX}-${chars}` }
}

const computeCheckValue = (values: readonly number[]) => computeChecksum([...values, 0])

/** Horner's way: each sign ends up times the power that its place has. */
const computeChecksum = (values: readonly number[]) =>
  values.reduce((sum, value) => multiplyByGenerator(sum) ^ value, 0)

function multiplyByGenerator(value: number) {
  const doubled = value << 1
  return doubled & 32 ? doubled ^ FIELD_MODULUS : doubled
}
