import { type RefObject, useEffect } from 'react'

/** The keys that scroll belong to what is read, unless somebody is at a button. */
export function useReaderFocus(targetRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const focusTarget = () =>
      document.activeElement?.closest('dialog, search') ??
      targetRef.current?.focus({ preventScroll: true })
    focusTarget()
    window.addEventListener('focus', focusTarget)
    return () => window.removeEventListener('focus', focusTarget)
  }, [targetRef])
}
