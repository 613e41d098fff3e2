'use client'

import { useEffect, useRef, useState } from 'react'
import { draftsText } from '@/i18n/drafts'
import { storeFlash, useFlash } from '@/lib/client/flash'
import { postStream } from '@/lib/client/post-stream'

type WritingState = 'idle' | 'writing' | 'ended'
type WritingLine = { text?: string; done?: true; error?: string }

/** Leaving the page cancels the request; the draft changes only when the text is complete. */
export function useModelWriting(id: string) {
  const { writing: text } = draftsText()
  const [state, setState] = useState<WritingState>('idle')
  const [arrived, setArrived] = useState('')
  const [message, setMessage] = useState('')
  const flash = useFlash()
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  async function start() {
    const controller = new AbortController()
    request.current = controller
    setState('writing')
    setArrived('')
    setMessage(text.busy)
    const result = { isDone: false, error: undefined as string | undefined }
    const failure = await postStream<WritingLine>(`/api/drafts/${id}/write`, {
      signal: controller.signal,
      onLine: (line) => {
        if (line.text) setArrived((before) => before + line.text)
        if (line.done) result.isDone = true
        result.error = line.error
      },
    })
    if (controller.signal.aborted) return
    setState('ended')
    if (!result.isDone) return setMessage(result.error ?? failure?.msg ?? text.failed)
    storeFlash(text.done)
    // A full load, because the editor holds the text before it.
    window.location.reload()
  }

  function cancel() {
    request.current?.abort()
    setState('ended')
    setMessage(text.cancelled)
  }

  return {
    state,
    arrived,
    message: message || (flash?.text ?? ''),
    start: () => void start(),
    cancel,
  }
}
