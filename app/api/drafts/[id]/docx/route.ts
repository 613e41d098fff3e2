import { defineRoute, userHandler } from '@/lib/api/define-route'
import { requireDraft } from '@/lib/drafts/draft'
import { sendDraftDocx } from '@/lib/drafts/export/docx'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'DRAFT_FILE' },
    run: async ({ viewer, params }) => sendDraftDocx(await requireDraft(viewer.id, `${params.id}`)),
  }),
})
