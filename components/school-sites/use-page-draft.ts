'use client'

import { useAutosave } from '@/components/forms/use-autosave'
import type { SiteBlock } from '@/lib/school-sites/schema'

type PageDraft = { title: string; blocks: SiteBlock[] }
export type SavedPage = PageDraft & { id: string; version: number }

export function usePageDraft({ id, title, blocks, version }: SavedPage) {
  const { save, ...draft } = useAutosave<PageDraft>({
    path: `/api/school/website/pages/${id}`,
    key: `site-page:${id}`,
    values: { title, blocks },
    version,
  })
  const { conflict, change } = draft

  const keepMine = async () => conflict !== null && (await save(conflict.theirs.version)) !== null

  /** Both texts stay in the history: first the text of this user is saved, then theirs again. */
  async function openTheirs() {
    if (!conflict || !(await keepMine())) return
    const { version: _, ...theirs } = conflict.theirs
    change(theirs)
    await save()
  }

  return { ...draft, keepMine, openTheirs }
}
