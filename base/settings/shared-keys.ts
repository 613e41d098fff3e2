import 'server-only'
import { createUnavailableError } from '../errors'
import { getProcessSingleton } from '../process-singleton'

/** The site's keys as the database has them; `lib/housekeeping/shared-keys.ts` loads them at the start. */

export const SHARED_KEY_NAMES = ['badge', 'push'] as const
export type SharedKeyName = (typeof SHARED_KEY_NAMES)[number]
type SharedKeys = Record<SharedKeyName, string>

const SETTING_NAMES: Record<SharedKeyName, string> = {
  badge: 'BADGE_KEY',
  push: 'PUSH_PRIVATE_KEY',
}

export const createUnreadableKeyError = (name: SharedKeyName) =>
  new Error(
    `The key of ${SETTING_NAMES[name]} in the database was encrypted with another AUTH_SECRET. Set that one as AUTH_SECRET or AUTH_SECRET_PREVIOUS.`,
  )

export const createOtherKeyError = (name: SharedKeyName) =>
  new Error(
    `${SETTING_NAMES[name]} is not the key that this site uses. Remove the setting: the key is in the database.`,
  )

const state = getProcessSingleton<{ keys?: SharedKeys; isPending?: boolean }>(
  'shared keys',
  () => ({}),
)

export function setSharedKeys(keys: SharedKeys): void {
  Object.assign(state, { keys, isPending: false })
}

/** Until the database answers, this host must not sign with a key of its own. */
export function awaitSharedKeys(): void {
  state.isPending = true
}

export function getSharedKey(name: SharedKeyName): string | undefined {
  if (state.isPending) throw createUnavailableError('the keys of the site are not loaded yet')
  return state.keys?.[name]
}
