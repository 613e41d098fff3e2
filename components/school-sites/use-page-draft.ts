'use client'

import { useCallback, useState } from 'react'
import { useAutosave } from '@/components/forms/use-autosave'
import { createUndoStack } from '@/lib/client/undo-stack'
import type { SiteBlock, SiteCover } from '@/lib/school-sites/schema'

export type PageDraft = { title: string; cover: SiteCover | null; blocks: SiteBlock[] }
export type SavedPage = PageDraft & { id: string; version: number }

/** `group` joins the changes of one field. The recipe gets the newest draft, also after an upload. */
export type EditPage = (recipe: (draft: PageDraft) => PageDraft, group?: string) => void

export function usePageDraft({ id, title, cover, blocks, version }: SavedPage) {
  const [undoStack] = useState(() => createUndoStack<PageDraft>())
  const { save, read, change, ...draft } = useAutosave<PageDraft>({
    path: `/api/school/website/pages/${id}`,
    key: `site-page:${id}`,
    values: { title, cover, blocks },
    version,
  })
  const { conflict } = draft

  const edit = useCallback<EditPage>(
    (recipe, group) => {
      const before = read().values
      undoStack.record(before, group)
      change(recipe(before))
    },
    [read, change, undoStack],
  )

  const step = useCallback(
    (direction: 'undo' | 'redo') => {
      const values = undoStack[direction](read().values)
      if (values) change(values)
      return values !== undefined
    },
    [read, change, undoStack],
  )

  const keepMine = async () => conflict !== null && (await save(conflict.theirs.version)) !== null

  /** Both texts stay in the history: first the text of this user is saved, then theirs again. */
  async function openTheirs() {
    if (!conflict || !(await keepMine())) return
    const { version: _, ...theirs } = conflict.theirs
    edit(() => theirs)
    await save()
  }

  const [canUndo, canRedo] = [undoStack.canUndo(), undoStack.canRedo()]
  return { ...draft, edit, step, canUndo, canRedo, keepMine, openTheirs }
}
