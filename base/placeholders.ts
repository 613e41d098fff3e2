import 'server-only'
import type { FieldErrorCode } from './error-codes'

/** Written as `{firstname}` in texts that the team edits. */
const PLACEHOLDER = /\{([^{}\n]{0,60})\}/g

export const listPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
]

type PlaceholderRule = { known: readonly string[]; required: readonly string[] }

/** Names the placeholder, so that the writer sees which one is wrong. */
export function findPlaceholderFault(
  text: string,
  { known, required }: PlaceholderRule,
): FieldErrorCode | undefined {
  const used = listPlaceholders(text)
  const unknown = used.find((name) => !known.includes(name))
  if (unknown !== undefined) return `namedPlaceholderUnknown:${unknown.replaceAll(':', '')}`
  const missing = required.find((name) => !used.includes(name))
  return missing === undefined ? undefined : `namedPlaceholderMissing:${missing}`
}

/** In one pass, so that a value with braces stays as it is. */
export const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  )
