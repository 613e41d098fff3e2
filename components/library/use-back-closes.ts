import { type RefObject, useCallback, useEffect, useRef } from 'react'

type Listeners = { onClose: () => void; onReopen?: (open: string) => boolean }

/**
 * Opens a modal dialog as a step in the history, so that the phone's Back closes it. Every other way
 * of closing takes that same step back, and no dead entry stays behind. The address does not change,
 * and Next adds its own state to the entry, so its router notices nothing.
 */
export function useBackCloses(
  dialog: RefObject<HTMLDialogElement | null>,
  /** What is open. The entry of the history names it, and keeps it when the page is reloaded. */
  open: string | null,
  { onClose, onReopen }: Listeners,
) {
  const entry = useRef<'none' | 'ours' | 'leaving'>('none')

  const close = useCallback(() => {
    if (entry.current === 'none') onClose()
    if (entry.current !== 'ours') return
    entry.current = 'leaving'
    window.history.back()
  }, [onClose])

  useEffect(() => {
    if (!open) {
      dialog.current?.close()
      if (entry.current === 'ours') close()
      return
    }
    if (!dialog.current?.open) dialog.current?.showModal()
    if (entry.current !== 'none') return
    window.history.pushState({ reader: open }, '')
    entry.current = 'ours'
  }, [open, dialog, close])

  useEffect(() => {
    const stepped = () => {
      if (entry.current === 'none') return
      entry.current = 'none'
      onClose()
    }
    window.addEventListener('popstate', stepped)
    return () => window.removeEventListener('popstate', stepped)
  }, [onClose])

  // Reloaded while a book was open: it opens again, or its entry goes.
  useEffect(() => {
    const { reader } = window.history.state ?? {}
    if (entry.current !== 'none' || !reader) return
    if (onReopen?.(String(reader))) entry.current = 'ours'
    else window.history.back()
  }, [onReopen])

  return close
}
