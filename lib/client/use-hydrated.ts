'use client'

import { useSyncExternalStore } from 'react'

/** False in the prerendered page and until its scripts run: controls that need them wait for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
