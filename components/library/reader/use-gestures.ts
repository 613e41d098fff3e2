import { type RefObject, useEffect, useState } from 'react'
import type { BookView } from './book-view'
import { listenForGestures } from './gestures'

/** Fingers, wheel and keys over the book; whether a tap has put its controls away. */
export function useGestures(
  stageRef: RefObject<HTMLElement | null>,
  getView: () => BookView | null,
) {
  const [areControlsHidden, setControlsHidden] = useState(false)
  useEffect(() => {
    if (!stageRef.current) return
    return listenForGestures(stageRef.current, {
      view: getView,
      onTap: () => setControlsHidden((previous) => !previous),
    })
  }, [stageRef, getView])
  return areControlsHidden
}
