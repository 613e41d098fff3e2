import 'server-only'

/**
 * The number of a certificate: `UNS-` and ten signs of Crockford's alphabet, which leaves out what the
 * eye takes for something else. Nine are random, and the last one checks them: the signs, taken as
 * elements of the field of 32 and each times another power of a generator, add up to nothing. So any one
 * wrong sign and any two that have changed places show, neighbours or not.
 */

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 10
const PREFIX = 'UNS'

/** x⁵ + x² + 1, by which the field of 32 is made and of which 2 is a generator. */
const MODULUS = 0b100101

export type Typed =
  | { is: 'number'; number: string }
  /** Of the right length, but not as it was issued: a sign is wrong, or two are swapped. */
  | { is: 'wrongSign' }
  | { is: 'noNumber' }

/** A number of these nine values from 0 to 31, which whoever issues it draws by lot. */
export function numberFrom(values: readonly number[]): string {
  if (values.length !== LENGTH - 1) throw new Error('nine signs make a number')
  const signs = [...values, checkOf(values)].map((value) => SIGNS[value])
  return `${PREFIX}-${signs.join('')}`
}

/** What somebody typed: in any case, with spaces and dashes anywhere, O for 0, I or L for 1. */
export function readNumber(typed: string): Typed {
  const bare = typed
    .slice(0, 200)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  const signs = bare
    .slice(bare.startsWith(PREFIX) ? PREFIX.length : 0)
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (signs.length !== LENGTH) return { is: 'noNumber' }
  const values = [...signs].map((sign) => SIGNS.indexOf(sign))
  if (values.includes(-1) || sumOf(values) !== 0) return { is: 'wrongSign' }
  return { is: 'number', number: `${PREFIX}-${signs}` }
}

const checkOf = (values: readonly number[]) => sumOf([...values, 0])

/** Horner's way: each sign ends up times the power that its place has. */
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => times2(sum) ^ value, 0)

function times2(value: number) {
  const doubled = value << 1
  return doubled & 32 ? doubled ^ MODULUS : doubled
}
