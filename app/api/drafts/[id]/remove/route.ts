import { draftsText } from '@/i18n/drafts'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { deleteDraft } from '@/lib/drafts/draft'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'DRAFT_EDIT' },
    run: async ({ viewer, params }) => {
      await deleteDraft(viewer, `${params.id}`)
      return { body: { msg: draftsText().editor.removed } }
    },
  }),
})
