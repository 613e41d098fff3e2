import type { PublicUser } from '@/lib/accounts/schema'
import { localStore, sessionStore } from './storage'

export type StoredUser = Pick<PublicUser, 'id'> & Partial<PublicUser>
export type StoredSession = { token: string; user: StoredUser }

const sessionListeners = new Set<() => void>()
let hadSession = false
let lastRead:
  | { token: string | null; text: string | null; session: StoredSession | null }
  | undefined

/** Returns the same object until a stored item changes, as useSyncExternalStore requires. */
export function currentSession(): StoredSession | null {
  const token = localStore.read('token')
  const text = localStore.read('user')
  if (!lastRead || lastRead.token !== token || lastRead.text !== text) {
    const user = parseUser(text)
    lastRead = { token, text, session: token && user ? { token, user } : null }
    hadSession ||= lastRead.session !== null
  }
  return lastRead.session
}

/** True after a logout, for example in another tab, since this document was loaded. */
export const hasSessionEnded = () => currentSession() === null && hadSession

export function onSessionChange(listener: () => void) {
  if (sessionListeners.size === 0) watchOtherTabs('addEventListener')
  sessionListeners.add(listener)
  syncDocument()
  return () => {
    sessionListeners.delete(listener)
    if (sessionListeners.size === 0) watchOtherTabs('removeEventListener')
  }
}

export function saveSession(user: StoredUser, token: string) {
  if (currentSession()?.user.id !== user.id) forgetKept()
  localStore.write('token', token)
  localStore.write('user', JSON.stringify(user))
  setLogoutPending(false)
  notifyListeners()
}

export function saveUser(user: StoredUser) {
  if (currentSession()?.user.is_subscribed === 1 && user.is_subscribed === 0) forgetKept()
  localStore.write('user', JSON.stringify(user))
  notifyListeners()
}

export function updateSubscription(is_subscribed: 0 | 1) {
  const session = currentSession()
  if (session) saveUser({ ...session.user, is_subscribed })
}

export function clearSession() {
  forgetKept()
  localStore.write('token', null)
  localStore.write('user', null)
  notifyListeners()
}

/** The server has not confirmed the logout yet. The boot script sets it too. */
export const isLogoutPending = () => sessionStore.read('logout') === 'owed'
export const setLogoutPending = (isPending: boolean) =>
  sessionStore.write('logout', isPending ? 'owed' : null)

export const KEPT_DATABASE = 'uns-kept'
/** Tests that are kept here to read their sheets without a connection. */
export const SHEETS_DATABASE = 'uns-sheets'
/** The cache of `public/kept-worker.js`: here once something was kept. */
export const KEPT_SHELL = 'kept-shell'

/** All that this device keeps to read without a connection, with its key. */
export function forgetKept() {
  try {
    for (const name of [KEPT_DATABASE, SHEETS_DATABASE]) indexedDB.deleteDatabase(name)
  } catch {
    // The browser stores nothing.
  }
}

export function isStoredUser(value: unknown): value is StoredUser {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  )
}

export function isStoredSession(value: Partial<StoredSession>): value is StoredSession {
  return typeof value.token === 'string' && value.token !== '' && isStoredUser(value.user)
}

function parseUser(text: string | null): StoredUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isStoredUser(value) ? value : null
  } catch {
    // The specification has both items cleared when the user does not parse.
    return null
  }
}

function notifyListeners() {
  syncDocument()
  for (const listener of sessionListeners) listener()
}

/** An unparsable user ends the session. Sets the login state on <html> for the style sheet. */
function syncDocument() {
  const text = localStore.read('user')
  if (text !== null && !parseUser(text)) {
    forgetKept()
    localStore.write('token', null)
    localStore.write('user', null)
    setLogoutPending(true)
  }
  const session = currentSession()
  const { dataset } = document.documentElement
  dataset.session = session ? 'in' : 'out'
  if (session?.user.is_subscribed === 1) dataset.subscribed = 'yes'
  else delete dataset.subscribed
}

// A page restored from the back-forward cache has missed the storage events.
function watchOtherTabs(method: 'addEventListener' | 'removeEventListener') {
  window[method]('storage', notifyListeners)
  window[method]('pageshow', notifyListeners)
}
