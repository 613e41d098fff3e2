import { type RefObject, useEffect } from 'react'

/** Focuses the text, so that scroll keys work, unless a button has the focus. */
export function useReaderFocus(targetRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const focusTarget = () =>
      document.activeElement?.closest('dialog, search, .book-aloud') ??
      targetRef.current?.focus({ preventScroll: true })
    focusTarget()
    window.addEventListener('focus', focusTarget)
    return () => window.removeEventListener('focus', focusTarget)
  }, [targetRef])
}
