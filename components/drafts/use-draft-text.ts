'use client'

import { useAutosave } from '@/components/forms/use-autosave'
import { post } from '@/lib/client/api'

type DraftTextValues = { title: string; body: string }
export type SavedDraftText = DraftTextValues & { id: string; version: number }

export function useDraftText({ id, title, body, version }: SavedDraftText, onSaved: () => void) {
  const path = `/api/drafts/${id}`
  const { save, ...draft } = useAutosave<DraftTextValues>({
    ...{ path, key: `draft:${id}`, values: { title, body }, version, onSaved },
  })
  const { conflict } = draft

  /** The other text stays as the earlier text of the draft. */
  const keepMine = async () =>
    conflict !== null && (await save(conflict.theirs.version, { keepsPrevious: true })) !== null

  /** Saves the text of this user first; then both texts change places. */
  async function openTheirs() {
    if (!(await keepMine())) return
    if ((await post(`${path}/restore`)).ok) window.location.reload()
  }

  return { ...draft, keepMine, openTheirs }
}
