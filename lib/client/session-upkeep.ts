import type { PublicUser } from '@/lib/accounts/schema'
import { routes } from '@/lib/routes'
import { get, ME, post } from './api'
import { type News, tellNews } from './news'
import {
  clearSession,
  currentSession,
  isUser,
  keepUser,
  logoutIsOwed,
  onSessionChange,
  oweLogout,
} from './session-store'

const PATIENCE_MS = 3000
let refreshed = false
let ending: Promise<void> | undefined

/** Who the server says is logged in. Brings the stored user up to date; a 401 ends the session here. */
export async function refreshUser(): Promise<PublicUser | null> {
  refreshed = true
  const token = currentSession()?.token
  const answer = await get<PublicUser & News>(ME)
  // Logged out, or in as someone else, while the answer was under way.
  if (currentSession()?.token !== token) return null
  if (answer.status === 401) clearSession()
  if (!answer.ok || !isUser(answer.data)) return null
  const { notice, erased_on, ...user } = answer.data
  tellNews({ notice, erased_on })
  if (token) keepUser(user)
  return user
}

/**
 * Forgets the session here at once and tells the server. Goes home with a full page load: that
 * empties the router's memory of members' pages, so that Back shows nothing of them.
 */
export async function logOut() {
  const told = endServerSession()
  clearSession()
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  window.location.assign(routes.home)
}

/** Once per visit, in idle time. A logout that the server has not heard of is told again. */
export function startUpkeep() {
  const payDebt = () => {
    if (logoutIsOwed()) endServerSession()
  }
  const refresh = () => {
    if (currentSession() && !refreshed) refreshUser()
  }
  const stopFollowing = onSessionChange(payDebt)
  payDebt()
  window.addEventListener('online', payDebt)
  const cancelIdle = whenIdle(refresh)
  return () => {
    stopFollowing()
    window.removeEventListener('online', payDebt)
    cancelIdle()
  }
}

/** Must be called before the token is forgotten: the request's headers are made right here. */
function endServerSession() {
  ending ??= tellServer().finally(() => {
    ending = undefined
  })
  return ending
}

async function tellServer() {
  oweLogout(true)
  const answer = await post('/api/auth/user/logout', {}, true)
  if (answer.ok || answer.status === 401) oweLogout(false)
}

// Safari has no requestIdleCallback.
function whenIdle(task: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
