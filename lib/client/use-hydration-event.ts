'use client'

import { useEffect } from 'react'
import { HYDRATION_EVENT } from '@/server/contract'
import { useHydrated } from './use-hydrated'

/** Signals that clicks are handled now; earlier clicks wait for it. */
export function useHydrationEvent() {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event(HYDRATION_EVENT))
  }, [isHydrated])
}
