import 'server-only'
import { Refusal } from '@/base/errors'
import { readNumber } from './number'

/** What stands in an address where a number belongs; what cannot be one leads to nothing. */
export function knownNumber(typed: string): string {
  const read = readNumber(typed)
  if (read.is !== 'number') throw new Refusal('notFound', 'nothingHere')
  return read.number
}
