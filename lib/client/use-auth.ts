'use client'

import { useSyncExternalStore } from 'react'
import {
  currentSession,
  keepSession,
  onSessionChange,
  type StoredUser,
  sessionHasEnded,
  updateSubscription,
} from './session-store'
import { logOut } from './session-upkeep'

export type Auth = {
  /** False on the server and while hydrating, when nobody can know yet. */
  ready: boolean
  isAuthenticated: boolean
  /** Logged in when the page opened, and no longer. */
  hasEnded: boolean
  currentUser: StoredUser | null
  hasSubscription: boolean
  updateSubscription: (is_subscribed: 0 | 1) => void
  logIn: (user: StoredUser, token: string) => void
  logOut: () => Promise<void>
}

/** The stored session. It decides what is shown, never what the server hands out. */
export function useAuth(): Auth {
  const session = useSyncExternalStore(onSessionChange, currentSession, unknownYet)
  return {
    ready: session !== undefined,
    isAuthenticated: Boolean(session),
    hasEnded: session === null && sessionHasEnded(),
    currentUser: session?.user ?? null,
    hasSubscription: session?.user.is_subscribed === 1,
    updateSubscription,
    logIn: keepSession,
    logOut,
  }
}

const unknownYet = () => undefined
