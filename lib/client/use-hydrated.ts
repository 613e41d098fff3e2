'use client'

import { useSyncExternalStore } from 'react'

/** False until the scripts run; controls that need them wait for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
