import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { saveTextDraft } from '@/lib/texts/drafts'
import { toTextSaveResult } from '@/lib/texts/publish'
import { textDraftForm } from '@/lib/texts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: textDraftForm,
    run: async ({ viewer, input, params }) =>
      toTextSaveResult(await saveTextDraft(viewer, String(params.name), input)),
  }),
})
