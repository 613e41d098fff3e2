import 'server-only'
import { saveDraft, swapDrafts, type TextSaveResult } from '../drafts'
import { listTextFields } from '../fields'
import type { TextDraftInput } from '../schema'
import { requireTextName } from './find-version'

export async function saveTextDraft(
  viewer: { id: string },
  textName: string,
  input: TextDraftInput,
): Promise<TextSaveResult> {
  const name = requireTextName(textName)
  return saveDraft(viewer, name, listTextFields(name), input)
}

export async function swapTextDrafts(viewer: { id: string }, textName: string): Promise<void> {
  await swapDrafts(viewer, requireTextName(textName))
}
