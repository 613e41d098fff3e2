'use client'

import { useEffect, useState } from 'react'
import { thisTab } from './storage'

/** Leaves a sentence for the next page. */
export const leaveFlash = (text: string) => thisTab.write('flash', text)

/** The sentence that the page before left, shown once. */
export function useFlash() {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    const left = thisTab.read('flash')
    if (left === null) return
    thisTab.write('flash', null)
    setText(left)
  }, [])
  return text
}
