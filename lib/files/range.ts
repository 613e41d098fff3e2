import 'server-only'

type Range = { start: number; end: number }

/**
 * One range of bytes, as RFC 9110 has it. What does not parse, and several ranges at once, count as
 * no range (the whole file is a right answer to those); a range that begins behind the end does not.
 */
export function rangeOf(header: string | null, size: number): Range | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? []
  if (!from && !to) return null
  if (!from)
    return Number(to) === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const [start, end] = [Number(from), to ? Math.min(Number(to), size - 1) : size - 1]
  if (to && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
