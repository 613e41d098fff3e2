'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { post } from '@/lib/client/api'
import { sessionStore } from '@/lib/client/storage'
import type { SiteBlock } from '@/lib/school-sites/schema'

export type PageDraft = { title: string; blocks: SiteBlock[] }
export type SavedPage = PageDraft & { id: string; version: number }
export type PageConflict = { msg: string; theirs: PageDraft & { version: number } }
export type SaveState = 'saved' | 'typed' | 'saving' | 'failed'

const SAVE_DELAY_MS = 1_200
const RETRY_DELAY_MS = 5_000

/** Saves by itself. Until the server has it, the text is in this tab, also across a reload. */
export function usePageDraft(saved: SavedPage) {
  const path = `/api/school/website/pages/${saved.id}`
  const key = `site-page:${saved.id}`
  const [draft, setDraft] = useState<PageDraft>({ title: saved.title, blocks: saved.blocks })
  const [version, setVersion] = useState(saved.version)
  const [state, setState] = useState<SaveState>('saved')
  const [conflict, setConflict] = useState<PageConflict | null>(null)
  const [error, setError] = useState<string>()
  const latest = useRef(draft)
  latest.current = draft

  const change = useCallback(
    (next: PageDraft) => {
      setDraft(next)
      setState('typed')
      sessionStore.write(key, JSON.stringify({ ...next, version }))
    },
    [key, version],
  )

  const save = useCallback(
    async (sent: PageDraft, baseVersion: number) => {
      setState('saving')
      const result = await post<{ version: number }>(path, { ...sent, version: baseVersion })
      if (result.ok) {
        setVersion(result.data.version)
        setConflict(null)
        setError(undefined)
        const hasChanged = latest.current !== sent
        const stored = { ...latest.current, version: result.data.version }
        sessionStore.write(key, hasChanged ? JSON.stringify(stored) : null)
        setState(hasChanged ? 'typed' : 'saved')
        return result.data.version
      }
      const theirs = result.now?.theirs
      if (theirs) setConflict({ msg: result.msg ?? '', theirs: JSON.parse(theirs) })
      setError(Object.values(result.errors ?? {})[0] ?? result.msg)
      setState('failed')
    },
    [key, path],
  )

  // With the version that it was typed on, so that a newer one of a colleague is a conflict.
  useEffect(() => {
    const stored = sessionStore.read(key)
    if (!stored) return
    const { version: storedVersion, ...storedDraft } = JSON.parse(stored)
    setDraft(storedDraft)
    setVersion(storedVersion)
    setState('typed')
  }, [key])

  useEffect(() => {
    if (conflict || (state !== 'typed' && state !== 'failed')) return
    const delay = state === 'typed' ? SAVE_DELAY_MS : RETRY_DELAY_MS
    const timer = setTimeout(() => void save(draft, version), delay)
    return () => clearTimeout(timer)
  }, [draft, version, state, conflict, save])

  const keepMine = () => conflict && save(draft, conflict.theirs.version)

  /** Both texts stay in the history: first the text of this user is saved, then theirs again. */
  async function openTheirs() {
    if (!conflict) return
    const { version: theirVersion, ...theirs } = conflict.theirs
    const ownVersion = await save(draft, theirVersion)
    if (ownVersion === undefined) return
    setDraft(theirs)
    await save(theirs, ownVersion)
    sessionStore.write(key, null)
    setState('saved')
  }

  return { draft, change, state, error, version, conflict, keepMine, openTheirs }
}
