'use client'

import { useLayoutEffect, useState } from 'react'
import type { ButtonArea } from '@/lib/client/team-note'

const MAX_SPACERS = 4

/**
 * After a decision the next record opens. Counts the spacers that move its buttons away from the pointer, so
 * that a second click decides nothing. Buttons are disabled until this has run.
 */
export function useClearPointer(pressed: ButtonArea | undefined): number {
  const [spacerCount, setSpacerCount] = useState(0)
  useLayoutEffect(() => {
    if (pressed && spacerCount < MAX_SPACERS && hasButtonIn(pressed))
      setSpacerCount(spacerCount + 1)
  }, [pressed, spacerCount])
  return spacerCount
}

const hasButtonIn = (area: ButtonArea) =>
  [...document.querySelectorAll('main form [type="submit"]')].some((button) =>
    overlaps(button.getBoundingClientRect(), area),
  )

export const overlaps = (a: ButtonArea, b: ButtonArea) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
