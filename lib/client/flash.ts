'use client'

import { useEffect, useState } from 'react'
import { visit } from './storage'

/** Leaves a sentence for the next page. */
export const leaveFlash = (text: string) => visit.write('flash', text)

/** The sentence that the page before left, shown once. */
export function useFlash() {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    const left = visit.read('flash')
    if (left === null) return
    visit.write('flash', null)
    setText(left)
  }, [])
  return text
}
