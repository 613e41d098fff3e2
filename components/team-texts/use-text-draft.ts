'use client'

import { useAutosave } from '@/components/forms/use-autosave'
import { post } from '@/lib/client/api'
import type { TextFieldValues } from '@/lib/texts/kinds'

type TextDraft = { values: TextFieldValues }
type TextDraftOptions = { name: string; values: TextFieldValues; version: number }

export function useTextDraft({ name, values, version }: TextDraftOptions, path: string) {
  const { values: draft, ...autosave } = useAutosave<TextDraft>({
    ...{ path, key: `text:${name}`, values: { values }, version },
  })
  const { conflict, change, save } = autosave

  /** The other draft stays as the earlier one. */
  const keepMine = async () =>
    conflict !== null && (await save(conflict.theirs.version, { keepsPrevious: true })) !== null

  /** Saves the text of this user first; then both drafts change places. */
  async function openTheirs() {
    if (await keepMine()) await swapDrafts()
  }

  async function swapDrafts() {
    if ((await post(`${path}/swap`)).ok) window.location.reload()
  }

  return {
    ...{ ...autosave, path, values: draft.values, keepMine, openTheirs, swapDrafts },
    changeField: (field: string, text: string) =>
      change({ values: { ...draft.values, [field]: text } }),
  }
}
