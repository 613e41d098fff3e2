import 'server-only'
import { AppError } from './errors'

const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const SLUG_PATTERN = /^[a-z0-9-]{1,200}$/

export const isSlug = (text: string) => SLUG_PATTERN.test(text)

export const isUuid = (text: string) => UUID_PATTERN.test(text)

/** Throws `notFound`, because an invalid id cannot match a row. */
export function requireUuid(text: string): string {
  if (!isUuid(text)) throw new AppError('notFound', 'notFound')
  return text
}
