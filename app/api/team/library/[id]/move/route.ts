import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { moveItem } from '@/lib/content/item/place'
import { itemMoveForm } from '@/lib/content/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: itemMoveForm,
    run: async ({ viewer, params, input }) => {
      await moveItem(viewer, String(params.id), input.direction)
      return { body: { msg: apiResultText().itemMoved } }
    },
  }),
})
