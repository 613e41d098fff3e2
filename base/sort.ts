import 'server-only'

/** `name` or, the other way round, `-name`. */
export type Sort<Key extends string> = Key | `-${Key}`

/** A parameter of a URL is untrusted: an unknown one sorts as without it. */
export function parseSort<Key extends string>(
  keys: readonly Key[],
  text: string | undefined,
  fallback: Sort<Key>,
): Sort<Key> {
  const isKnown = keys.some((key) => text === key || text === `-${key}`)
  return isKnown ? (text as Sort<Key>) : fallback
}
