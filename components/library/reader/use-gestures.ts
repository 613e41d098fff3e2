import { type RefObject, useEffect, useState } from 'react'
import type { BookView } from './book-view'
import { listenForGestures } from './gestures'

export function useGestures(
  stageRef: RefObject<HTMLElement | null>,
  getView: () => BookView | null,
) {
  const [areControlsHidden, setControlsHidden] = useState(false)
  useEffect(() => {
    if (!stageRef.current) return
    return listenForGestures(stageRef.current, {
      getView,
      onTap: () => setControlsHidden((previous) => !previous),
    })
  }, [stageRef, getView])
  return areControlsHidden
}
