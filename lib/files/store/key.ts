import 'server-only'

/** Keys are ours alone: no dot, so no way out of the store, and nothing that an address would spell otherwise. */
export function requireValidKey(key: string): string {
  if (!/^[0-9a-z-]{1,80}(\/[0-9a-z-]{1,80}){1,3}$/.test(key)) throw new Error('not a key')
  return key
}
