import 'server-only'
import { Refusal } from './errors'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** As items and sessions are called in addresses. */
const NAME = /^[a-z0-9-]{1,200}$/

export const isName = (text: string) => NAME.test(text)

export const isId = (text: string) => ID.test(text)

/** What stands in an address where an id belongs; what cannot be one leads to nothing. */
export function knownId(text: string): string {
  if (!isId(text)) throw new Refusal('notFound', 'nothingHere')
  return text
}
