import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** On this entry of the history the dialog stands open; one step back is the page without it. */
const MARK = { reader: true }

/**
 * Opens a modal dialog as a step in the history, so that the phone's Back closes it. Every other way
 * of closing takes that same step back, and no dead entry stays behind. The address does not change,
 * and Next adds its own state to the entry, so its router notices nothing.
 */
export function useBackCloses(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
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
    window.history.pushState({ ...MARK }, '')
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

  // Loaded anew while a book was open: the dialog is gone, so its entry goes, too.
  useEffect(() => {
    if (entry.current === 'none' && window.history.state?.reader) window.history.back()
  }, [])

  return close
}
