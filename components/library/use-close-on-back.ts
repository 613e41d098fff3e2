import { type RefObject, useCallback, useEffect, useRef } from 'react'

type CloseOnBackListeners = { onClose: () => void; onReopen?: (openId: string) => boolean }

/**
 * Opens a modal dialog as a step in the history, so that the phone's Back closes it. Every other way
 * of closing takes that same step back, and no dead entry stays behind. The address does not change,
 * and Next adds its own state to the entry, so its router notices nothing.
 */
export function useCloseOnBack(
  dialog: RefObject<HTMLDialogElement | null>,
  /** What is open. The entry of the history names it, and keeps it when the page is reloaded. */
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

  // Reloaded while a book was open: it opens again, or its entry goes.
  useEffect(() => {
    const { reader: readerId } = window.history.state ?? {}
    if (historyEntry.current !== 'none' || !readerId) return
    if (onReopen?.(String(readerId))) historyEntry.current = 'ours'
    else window.history.back()
  }, [onReopen])

  return close
}
