import { defineRoute, userHandler } from '@/lib/api/define-route'
import { requireDraft } from '@/lib/drafts/draft'
import { sendDraftPdf } from '@/lib/drafts/export/pdf'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'DRAFT_FILE' },
    run: async ({ viewer, params }) => sendDraftPdf(await requireDraft(viewer.id, `${params.id}`)),
  }),
})
