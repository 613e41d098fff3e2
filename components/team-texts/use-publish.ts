'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { teamTextsText } from '@/i18n/team-texts'
import { post } from '@/lib/client/api'
import type { AutosaveState } from '@/lib/client/autosave'
import { storeNote, type TeamNote } from '@/lib/client/team-note'

type PublishFailure = { msg: string; errors: Record<string, string> }
type PublishResponse = { undo?: Omit<NonNullable<TeamNote['undo']>, 'until'> }
type SavedDraft = {
  path: string
  state: AutosaveState
  version: number
  save: () => Promise<number | null>
}

const UNDO_WINDOW_MS = 10_000

/** Publishes what is on the screen: what is typed is saved first, and a save that runs ends first. */
export function usePublish({ path, state, version, save }: SavedDraft) {
  const [isPublishing, setIsPublishing] = useState(false)
  const [failure, setFailure] = useState<PublishFailure | null>(null)

  async function send() {
    const result = await post<PublishResponse>(`${path}/publish`, { version })
    if (!result.ok) {
      const { msg = teamTextsText().editor.failure, errors = {} } = result
      setFailure({ msg, errors })
      return setIsPublishing(false)
    }
    const { undo } = result.data
    storeNote({
      msg: result.msg ?? '',
      back: window.location.pathname,
      undo: undo && { ...undo, until: Date.now() + UNDO_WINDOW_MS },
    })
    window.location.assign(window.location.pathname)
  }

  const continuePublishing = useEffectEvent((currentState: AutosaveState) => {
    if (currentState === 'saved') void send()
    if (currentState === 'typed') void save()
    if (currentState === 'failed') setIsPublishing(false)
  })
  useEffect(() => {
    if (isPublishing) continuePublishing(state)
  }, [isPublishing, state])

  function publish() {
    if (isPublishing) return
    setFailure(null)
    if (state === 'failed') void save()
    setIsPublishing(true)
  }

  return { publish, isPublishing, failure }
}
