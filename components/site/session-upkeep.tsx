'use client'

import { useEffect, useLayoutEffect } from 'react'
import { startUpkeep } from '@/lib/client/session-upkeep'
import { useHydrated } from '@/lib/client/use-hydrated'

/** A layout effect, because React may have reset what the boot script set on <html>. */
export function SessionUpkeep() {
  useLayoutEffect(startUpkeep, [])
  const hydrated = useHydrated()
  useEffect(() => {
    // From now on a press is answered; what was pressed before is waiting for this word.
    if (hydrated) document.dispatchEvent(new Event('live'))
  }, [hydrated])
  return null
}
