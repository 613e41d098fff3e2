import type { PublicUser } from '@/lib/accounts/schema'
import { routes } from '@/lib/routes'
import { get, ME_PATH, post } from './api'
import { publishNotices, type UserNotices } from './notices'
import { unsubscribeFromPush } from './push'
import { runWhenIdle } from './run-when-idle'
import {
  clearSession,
  currentSession,
  isLogoutPending,
  isStoredUser,
  onSessionChange,
  saveUser,
  setLogoutPending,
} from './session-store'

const LOGOUT_TIMEOUT_MS = 3000
let hasRefreshed = false
let pendingLogout: Promise<void> | undefined

/** Updates the stored user; a 401 ends the session here. */
export async function refreshUser(): Promise<PublicUser | null> {
  hasRefreshed = true
  const token = currentSession()?.token
  const outcome = await get<PublicUser & UserNotices>(ME_PATH)
  // The user logged out or changed while the request was pending.
  if (currentSession()?.token !== token) return null
  if (outcome.status === 401) clearSession()
  if (!outcome.ok || !isStoredUser(outcome.data)) return null
  const { notice, policies, erased_on, takeover, ...user } = outcome.data
  publishNotices({ notice, policies, erased_on, takeover })
  if (token) saveUser(user)
  return user
}

/** A full page load empties the router's cache of members' pages. */
export async function logOut() {
  const serverLogout = endServerSession(await unsubscribeFromPush())
  clearSession()
  await Promise.race([
    serverLogout,
    new Promise((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MS)),
  ])
  window.location.assign(routes.home)
}

/** Once per visit, when idle. Repeats a logout that the server has not confirmed. */
export function startSessionUpkeep() {
  const sendPendingLogout = () => {
    if (isLogoutPending()) endServerSession()
  }
  const refresh = () => {
    if (currentSession() && !hasRefreshed) refreshUser()
  }
  const unsubscribe = onSessionChange(sendPendingLogout)
  sendPendingLogout()
  window.addEventListener('online', sendPendingLogout)
  document.addEventListener('click', storeLanguage)
  const cancelIdle = runWhenIdle(refresh)
  return () => {
    unsubscribe()
    window.removeEventListener('online', sendPendingLogout)
    document.removeEventListener('click', storeLanguage)
    cancelIdle()
  }
}

/** The boot script remembers the choice in the browser; emails follow the account. */
function storeLanguage({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a[data-language]') : null
  const language = link?.getAttribute('data-language')
  if (language && currentSession()) void post('/api/account/language', { language }, true)
}

/** Call before the token is cleared: the headers are created here. */
function endServerSession(endpoint?: string) {
  pendingLogout ??= sendLogout(endpoint).finally(() => {
    pendingLogout = undefined
  })
  return pendingLogout
}

async function sendLogout(endpoint?: string) {
  setLogoutPending(true)
  const outcome = await post('/api/auth/user/logout', { endpoint }, true)
  if (outcome.ok || outcome.status === 401) setLogoutPending(false)
}
