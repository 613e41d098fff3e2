import 'server-only'
import { AppError } from './errors'

const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** As items and sessions are called in addresses. */
const SLUG_PATTERN = /^[a-z0-9-]{1,200}$/

export const isSlug = (text: string) => SLUG_PATTERN.test(text)

export const isUuid = (text: string) => UUID_PATTERN.test(text)

/** What stands in an address where an id belongs; what cannot be one leads to nothing. */
export function requireUuid(text: string): string {
  if (!isUuid(text)) throw new AppError('notFound', 'nothingHere')
  return text
}
