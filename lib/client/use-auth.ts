'use client'

import { useSyncExternalStore } from 'react'
import {
  currentSession,
  hasSessionEnded,
  onSessionChange,
  type StoredUser,
  saveSession,
  updateSubscription,
} from './session-store'
import { logOut } from './session-upkeep'

export type AuthState = {
  /** False on the server and during hydration. */
  isReady: boolean
  isAuthenticated: boolean
  hasEnded: boolean
  currentUser: StoredUser | null
  hasSubscription: boolean
  updateSubscription: (is_subscribed: 0 | 1) => void
  logIn: (user: StoredUser, token: string) => void
  logOut: () => Promise<void>
}

/** Decides only what is shown; the server checks access itself. */
export function useAuth(): AuthState {
  const session = useSyncExternalStore(onSessionChange, currentSession, getServerSnapshot)
  return {
    isReady: session !== undefined,
    isAuthenticated: Boolean(session),
    hasEnded: session === null && hasSessionEnded(),
    currentUser: session?.user ?? null,
    hasSubscription: session?.user.is_subscribed === 1,
    updateSubscription,
    logIn: saveSession,
    logOut,
  }
}

const getServerSnapshot = () => undefined
