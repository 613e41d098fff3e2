import 'server-only'
import { saveDraft, swapDrafts, type TextSaveResult } from '@/lib/texts/drafts'
import type { TextDraftInput } from '@/lib/texts/schema'
import { listPolicyFields } from '../fields'
import { requirePolicyName } from '../names'
import { readOriginals } from '../original'

export async function savePolicyDraft(
  viewer: { id: string },
  name: string,
  input: TextDraftInput,
): Promise<TextSaveResult> {
  const policy = requirePolicyName(name)
  const originals = await readOriginals(policy)
  return saveDraft(viewer, policy, listPolicyFields(policy, originals), input)
}

export const swapPolicyDrafts = (viewer: { id: string }, name: string): Promise<void> =>
  swapDrafts(viewer, requirePolicyName(name))
