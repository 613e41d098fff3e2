import 'server-only'
import { saveDraft, swapDrafts, type TextSaveResult } from '../drafts'
import { listTextFields } from '../fields'
import type { TextDraftInput } from '../schema'
import { requireTextId } from './find-version'

export async function saveTextDraft(
  viewer: { id: string },
  id: string,
  input: TextDraftInput,
): Promise<TextSaveResult> {
  const name = requireTextId(id)
  return saveDraft(viewer, name, listTextFields(name), input)
}

export async function swapTextDrafts(viewer: { id: string }, id: string): Promise<void> {
  await swapDrafts(viewer, requireTextId(id))
}
