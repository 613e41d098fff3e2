'use client'

import { useLayoutEffect } from 'react'
import { startUpkeep } from '@/lib/client/session-upkeep'
import { useLive } from '@/lib/client/use-live'

/** A layout effect, because React may have reset what the boot script set on <html>. */
export function SessionUpkeep() {
  useLayoutEffect(startUpkeep, [])
  useLive()
  return null
}
