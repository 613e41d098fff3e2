import { type RefObject, useEffect, useState } from 'react'
import { indexText, toOffsets } from './text-index'

export type SelectedWords = { start: number; end: number }

/** A press on a button may end the selection first, on touch screens. */
const END_DELAY_MS = 400
const CHANGE_DELAY_MS = 200

/** What is selected in the text, by hand, mouse or caret; null while `isActive` is false. */
export function useSelectedWords(text: RefObject<HTMLElement | null>, isActive: boolean) {
  const [words, setWords] = useState<SelectedWords | null>(null)
  useEffect(() => {
    if (!isActive) return setWords(null)
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleChange = () => {
      clearTimeout(timer)
      const selected = readSelection(text.current)
      timer = setTimeout(() => setWords(selected), selected ? CHANGE_DELAY_MS : END_DELAY_MS)
    }
    document.addEventListener('selectionchange', handleChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', handleChange)
    }
  }, [text, isActive])
  return [words, () => setWords(null)] as const
}

export function readSelection(scroller: HTMLElement | null): SelectedWords | null {
  const selection = getSelection()
  if (!scroller || !selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!scroller.contains(range.commonAncestorContainer)) return null
  const offsets = toOffsets(indexText(scroller), range)
  return offsets && { start: offsets[0], end: offsets[1] }
}
