import { type RefObject, useEffect } from 'react'

/** The keys that scroll belong to what is read, unless somebody is at a button. */
export function useFocus(read: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const settle = () =>
      document.activeElement?.closest('dialog, search') ??
      read.current?.focus({ preventScroll: true })
    settle()
    window.addEventListener('focus', settle)
    return () => window.removeEventListener('focus', settle)
  }, [read])
}
