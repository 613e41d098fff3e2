import type { Reader } from '@/lib/library/policy'

/** The first four cards are open to every member. */
const OPEN_TO_MEMBERS = 4

/** `place` is where the workshop stands on the page, beginning at 0. */
export function mayRegister(reader: Reader, place: number): boolean {
  if (!reader) return false
  return reader.isSubscribed || place < OPEN_TO_MEMBERS
}
