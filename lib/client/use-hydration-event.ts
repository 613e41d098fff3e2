'use client'

import { useEffect } from 'react'
import { useHydrated } from './use-hydrated'

/** From now on a press is answered; what was pressed before is waiting for this word. */
export function useHydrationEvent() {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event('live'))
  }, [isHydrated])
}
