import { draftsText } from '@/i18n/drafts'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createDraft } from '@/lib/drafts/create'
import { draftForm } from '@/lib/drafts/schema'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: draftForm,
    limits: { viewer: 'DRAFT_FILE' },
    run: async ({ viewer, input }) => {
      const id = await createDraft(viewer, input)
      return { status: 201, body: { msg: draftsText().form.created, next: routes.draft(id) } }
    },
  }),
})
