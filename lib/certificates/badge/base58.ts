import 'server-only'

const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const SIGNS = `123456789${CAPITALS}abcdefghijkmnopqrstuvwxyz`

/** Bytes as multibase writes them: `z` says that base 58 follows. */
export function multibase(bytes: Uint8Array): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = SIGNS[Number(number % 58n)] + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${SIGNS[0]?.repeat(Math.max(0, zeros))}${text}`
}
