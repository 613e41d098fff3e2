import 'server-only'
import { parseCertificateNumber } from './number'

const MAX_SLUG_CHARS = 40

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
