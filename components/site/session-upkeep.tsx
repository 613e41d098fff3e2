'use client'

import { useLayoutEffect } from 'react'
import { startSessionUpkeep } from '@/lib/client/session-upkeep'
import { useHydrationEvent } from '@/lib/client/use-hydrated'

/** A layout effect, because React may have reset the boot script's attributes on <html>. */
export function SessionUpkeep() {
  useLayoutEffect(startSessionUpkeep, [])
  useHydrationEvent()
  return null
}
