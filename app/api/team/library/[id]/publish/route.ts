import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { publishItem } from '@/lib/content/item/publish'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      const id = String(params.id)
      await publishItem(viewer, id)
      const undo = { path: `/api/team/library/${id}/withdraw` }
      return { body: { msg: apiResultText().itemPublished, undo } }
    },
  }),
})
