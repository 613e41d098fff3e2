import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { makeCoverFromFirstPage } from '@/lib/content/item/attach'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    limits: { viewer: 'COVER' },
    run: async ({ viewer, params }) => {
      await makeCoverFromFirstPage(viewer, String(params.id))
      return { body: { msg: apiResultText().coverDrawn } }
    },
  }),
})
