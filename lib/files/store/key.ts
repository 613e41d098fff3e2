import 'server-only'

/** Without dots, so that a key cannot leave the store, and without characters that a URL would encode. */
export function requireValidKey(key: string): string {
  if (!/^[0-9a-z-]{1,80}(\/[0-9a-z-]{1,80}){1,3}$/.test(key)) throw new Error('not a key')
  return key
}
