import 'server-only'

type ByteRange = { start: number; end: number }

/**
 * One range of bytes, as RFC 9110 has it. What does not parse, and several ranges at once, count as
 * no range (the whole file is a right answer to those); a range that begins behind the end does not.
 */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, firstText = '', lastText = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? []
  if (!firstText && !lastText) return null
  if (!firstText)
    return Number(lastText) === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(lastText)), end: size - 1 }
  const [start, end] = [
    Number(firstText),
    lastText ? Math.min(Number(lastText), size - 1) : size - 1,
  ]
  if (lastText && Number(lastText) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

/**
 * The range that is asked for, unless it is asked of another version: its bytes would not fit to those
 * before them. A weak tag never says that two versions are the same to the byte (RFC 9110, 13.1.5).
 */
export function selectRangeHeader(
  range: string | null | undefined,
  ifRange: unknown,
  etag: unknown,
): string | null {
  const isSameVersion = ifRange === etag && !`${etag}`.startsWith('W/')
  return (ifRange ?? null) === null || isSameVersion ? (range ?? null) : null
}
