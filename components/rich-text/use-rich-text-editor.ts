import { type RefObject, useEffect, useState } from 'react'
import { runWhenIdle } from '@/lib/client/run-when-idle'

type EditorModule = typeof import('./editor/rich-text-editor')

/** Null until it is loaded. It waits for the end of a word that an input method composes. */
export function useRichTextEditor(
  textareaRef: RefObject<HTMLTextAreaElement | null>,
): EditorModule | null {
  const [editor, setEditor] = useState<EditorModule | null>(null)
  useEffect(() => {
    const textarea = textareaRef.current
    if (!textarea) return
    const ended = new AbortController()
    let isComposing = false
    let loaded: EditorModule | null = null
    const show = () => {
      if (loaded && !isComposing && !ended.signal.aborted) setEditor(loaded)
    }
    const options = { signal: ended.signal }
    const begin = () => {
      isComposing = true
    }
    const end = () => {
      isComposing = false
      // The text of the word arrives after this event.
      setTimeout(show)
    }
    textarea.addEventListener('compositionstart', begin, options)
    textarea.addEventListener('compositionend', end, options)
    const callOff = runWhenIdle(async () => {
      // Without it, the textarea stays.
      loaded = await import('./editor/rich-text-editor').catch(() => null)
      show()
    })
    return () => {
      callOff()
      ended.abort()
    }
  }, [textareaRef])
  return editor
}
