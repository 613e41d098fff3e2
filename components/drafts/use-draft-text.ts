'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { post } from '@/lib/client/api'
import { sessionStore } from '@/lib/client/storage'

export type DraftTextValues = { title: string; body: string }
export type SavedDraftText = DraftTextValues & { id: string; version: number }
type DraftTextConflict = { msg: string; theirs: DraftTextValues & { version: number } }
export type DraftSaveState = 'saved' | 'typed' | 'saving' | 'failed'

const SAVE_DELAY_MS = 1_200
const RETRY_DELAY_MS = 5_000

/** Saves by itself. Until the server has it, the text is in this tab, also across a reload. */
export function useDraftText(saved: SavedDraftText, onSaved: () => void) {
  const path = `/api/drafts/${saved.id}`
  const key = `draft:${saved.id}`
  const [values, setValues] = useState<DraftTextValues>({ title: saved.title, body: saved.body })
  const [version, setVersion] = useState(saved.version)
  const [state, setState] = useState<DraftSaveState>('saved')
  const [conflict, setConflict] = useState<DraftTextConflict | null>(null)
  const [error, setError] = useState<string>()
  const latest = useRef(values)
  latest.current = values

  const change = (next: DraftTextValues) => {
    setValues(next)
    setState('typed')
    sessionStore.write(key, JSON.stringify({ ...next, version }))
  }

  const save = useCallback(
    async (sent: DraftTextValues, baseVersion: number, keepsPrevious?: true) => {
      setState('saving')
      const result = await post<{ version: number }>(path, {
        ...sent,
        version: baseVersion,
        keepsPrevious,
      })
      if (result.ok) {
        setVersion(result.data.version)
        setConflict(null)
        setError(undefined)
        const hasChanged = latest.current !== sent
        const stored = { ...latest.current, version: result.data.version }
        sessionStore.write(key, hasChanged ? JSON.stringify(stored) : null)
        setState(hasChanged ? 'typed' : 'saved')
        onSaved()
        return true
      }
      const theirs = result.now?.theirs
      if (theirs) setConflict({ msg: result.msg ?? '', theirs: JSON.parse(theirs) })
      setError(Object.values(result.errors ?? {})[0] ?? result.msg)
      setState('failed')
      return false
    },
    [key, path, onSaved],
  )

  // With the version that it was typed on, so that a newer one of another window is a conflict.
  useEffect(() => {
    const stored = sessionStore.read(key)
    if (!stored) return
    const { version: storedVersion, ...storedValues } = JSON.parse(stored)
    setValues(storedValues)
    setVersion(storedVersion)
    setState('typed')
  }, [key])

  useEffect(() => {
    if (conflict || (state !== 'typed' && state !== 'failed')) return
    const delay = state === 'typed' ? SAVE_DELAY_MS : RETRY_DELAY_MS
    const timer = setTimeout(() => void save(values, version), delay)
    return () => clearTimeout(timer)
  }, [values, version, state, conflict, save])

  /** The other text stays as the earlier text of the draft. */
  const keepMine = async () =>
    conflict !== null && (await save(values, conflict.theirs.version, true))

  /** Saves the text of this user first; then both texts change places. */
  async function openTheirs() {
    if (!(await keepMine())) return
    if ((await post(`${path}/restore`)).ok) window.location.reload()
  }

  return { values, change, state, error, conflict, keepMine, openTheirs }
}
