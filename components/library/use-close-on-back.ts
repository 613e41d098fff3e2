import { type RefObject, useCallback, useEffect, useRef } from 'react'

type CloseOnBackListeners = { onClose: () => void; onReopen?: (openId: string) => boolean }

/**
 * Adds a history entry for a modal dialog, so that the Back button closes it; closing it another
 * way goes back one entry. URL and Next's state stay the same, so the router ignores it.
 */
export function useCloseOnBack(
  dialog: RefObject<HTMLDialogElement | null>,
  /** Stored in the history entry, which survives a reload. */
  openId: string | null,
  { onClose, onReopen }: CloseOnBackListeners,
) {
  const historyEntry = useRef<'none' | 'ours' | 'leaving'>('none')

  const close = useCallback(() => {
    if (historyEntry.current === 'none') onClose()
    if (historyEntry.current !== 'ours') return
    historyEntry.current = 'leaving'
    window.history.back()
  }, [onClose])

  useEffect(() => {
    if (!openId) {
      dialog.current?.close()
      if (historyEntry.current === 'ours') close()
      return
    }
    if (!dialog.current?.open) dialog.current?.showModal()
    if (historyEntry.current !== 'none') return
    window.history.pushState({ reader: openId }, '')
    historyEntry.current = 'ours'
  }, [openId, dialog, close])

  useEffect(() => {
    const handlePopState = () => {
      if (historyEntry.current === 'none') return
      historyEntry.current = 'none'
      onClose()
    }
    window.addEventListener('popstate', handlePopState)
    return () => window.removeEventListener('popstate', handlePopState)
  }, [onClose])

  // After a reload the book opens again, or its entry is removed.
  useEffect(() => {
    const { reader: readerId } = window.history.state ?? {}
    if (historyEntry.current !== 'none' || !readerId) return
    if (onReopen?.(String(readerId))) historyEntry.current = 'ours'
    else window.history.back()
  }, [onReopen])

  return close
}
