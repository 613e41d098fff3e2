'use client'

import { useEffect } from 'react'
import { useHydrated } from './use-hydrated'

/** From now on a press is answered; what was pressed before is waiting for this word. */
export function useLive() {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) document.dispatchEvent(new Event('live'))
  }, [hydrated])
}
