import 'server-only'
import { parseCertificateNumber } from './number'

const MAX_SLUG_CHARS = 40

/** What somebody typed, as a step of an address: the number itself, or the letters and figures in it. */
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

/** And back: a step of an address as it was typed. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    // Half an escape is none of ours, whatever was meant.
    return ''
  }
}
