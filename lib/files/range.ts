import 'server-only'

type ByteRange = { start: number; end: number }

/** RFC 9110: invalid and multiple ranges mean the whole file; a range beyond the end is unsatisfiable. */
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

/** Ignores the range if `If-Range` names another version. A weak tag never matches (RFC 9110, 13.1.5). */
export function selectRangeHeader(
  range: string | null | undefined,
  ifRange: unknown,
  etag: unknown,
): string | null {
  const isSameVersion = ifRange === etag && !`${etag}`.startsWith('W/')
  return (ifRange ?? null) === null || isSameVersion ? (range ?? null) : null
}
