import type { PublicUser } from '@/lib/accounts/schema'
import { allTabs, thisTab } from './storage'

export type StoredUser = Pick<PublicUser, 'id'> & Partial<PublicUser>
export type Session = { token: string; user: StoredUser }

const listeners = new Set<() => void>()
let hadOne = false
let seen: { token: string | null; text: string | null; session: Session | null } | undefined

/** The same object until one of the two stored items changes. */
export function currentSession(): Session | null {
  const token = allTabs.read('token')
  const text = allTabs.read('user')
  if (!seen || seen.token !== token || seen.text !== text) {
    const user = parseUser(text)
    seen = { token, text, session: token && user ? { token, user } : null }
    hadOne ||= seen.session !== null
  }
  return seen.session
}

/** Somebody was logged in since this document opened, and no longer is: in another tab, say. */
export const sessionHasEnded = () => currentSession() === null && hadOne

/** For useSyncExternalStore; follows the other tabs too. */
export function onSessionChange(listener: () => void) {
  if (listeners.size === 0) followOtherTabs('addEventListener')
  listeners.add(listener)
  settle()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) followOtherTabs('removeEventListener')
  }
}

export function keepSession(user: StoredUser, token: string) {
  allTabs.write('token', token)
  allTabs.write('user', JSON.stringify(user))
  oweLogout(false)
  announce()
}

export function keepUser(user: StoredUser) {
  allTabs.write('user', JSON.stringify(user))
  announce()
}

export function updateSubscription(is_subscribed: 0 | 1) {
  const session = currentSession()
  if (session) keepUser({ ...session.user, is_subscribed })
}

export function clearSession() {
  allTabs.write('token', null)
  allTabs.write('user', null)
  announce()
}

/** The server still has to hear that this tab's session is over. The boot script sets it too. */
export const logoutIsOwed = () => thisTab.read('logout') === 'owed'
export const oweLogout = (owed: boolean) => thisTab.write('logout', owed ? 'owed' : null)

export function isUser(value: unknown): value is StoredUser {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  )
}

/** What login and change-password answer with. */
export function isSession(value: Partial<Session>): value is Session {
  return typeof value.token === 'string' && value.token !== '' && isUser(value.user)
}

function parseUser(text: string | null): StoredUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isUser(value) ? value : null
  } catch {
    // What does not parse is no user; the specification has both items cleared then.
    return null
  }
}

function announce() {
  settle()
  for (const listener of listeners) listener()
}

/** A stored user that does not parse ends the session; <html> tells the style sheet which form to show. */
function settle() {
  const text = allTabs.read('user')
  if (text !== null && !parseUser(text)) {
    allTabs.write('token', null)
    allTabs.write('user', null)
    oweLogout(true)
  }
  const session = currentSession()
  const { dataset } = document.documentElement
  dataset.session = session ? 'in' : 'out'
  if (session?.user.is_subscribed === 1) dataset.subscribed = 'yes'
  else delete dataset.subscribed
}

// A page that comes back from the browser's back-forward cache has missed the storage events.
function followOtherTabs(change: 'addEventListener' | 'removeEventListener') {
  window[change]('storage', announce)
  window[change]('pageshow', announce)
}
