import 'server-only'
import { readNumber } from './number'

const LONGEST = 40

/** What somebody typed, as a step of an address: the number itself, or the letters and figures in it. */
export function addressOfTyped(typed: string | string[] | undefined): string | null {
  if (typeof typed !== 'string') return null
  const read = readNumber(typed)
  if (read.is === 'number') return read.number
  return (
    typed
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '-')
      .slice(0, LONGEST) || null
  )
}

/** And back: a step of an address as it was typed. */
export function textOf(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    // Half an escape is none of ours, whatever was meant.
    return ''
  }
}
