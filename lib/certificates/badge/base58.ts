import 'server-only'

const BASE58_CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const BASE58_ALPHABET = `123456789${BASE58_CAPITALS}abcdefghijkmnopqrstuvwxyz`

/** The prefix `z` is multibase for base 58. */
export function encodeMultibase(bytes: Uint8Array): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = BASE58_ALPHABET[Number(number % 58n)] + text
  const leadingZeros = bytes.findIndex((byte) => byte !== 0)
  return `z${BASE58_ALPHABET[0]?.repeat(Math.max(0, leadingZeros))}${text}`
}
