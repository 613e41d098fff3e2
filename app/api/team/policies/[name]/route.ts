import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { savePolicyDraft } from '@/lib/policies/drafts'
import { toTextSaveResult } from '@/lib/texts/publish'
import { textDraftForm } from '@/lib/texts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'policies',
    body: textDraftForm,
    run: async ({ viewer, input, params }) =>
      toTextSaveResult(await savePolicyDraft(viewer, String(params.name), input)),
  }),
})
