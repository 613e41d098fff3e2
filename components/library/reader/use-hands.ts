import { type RefObject, useEffect, useState } from 'react'
import type { BookView } from './book-view'
import { listenForHands } from './gestures'

/** Fingers, wheel and keys over the book; whether a tap has put its controls away. */
export function useHands(stage: RefObject<HTMLElement | null>, view: () => BookView | null) {
  const [bare, setBare] = useState(false)
  useEffect(() => {
    if (!stage.current) return
    return listenForHands(stage.current, { view, onTap: () => setBare((now) => !now) })
  }, [stage, view])
  return bare
}
