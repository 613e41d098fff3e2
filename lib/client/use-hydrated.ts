'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { HYDRATION_EVENT } from '@/server/contract'

/** False until the scripts run; controls that need them wait for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** Signals that clicks are handled now; earlier clicks wait for it. */
export function useHydrationEvent() {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event(HYDRATION_EVENT))
  }, [isHydrated])
}
