import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { placeItem } from '@/lib/content/item/place'
import { itemPlaceForm } from '@/lib/content/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: itemPlaceForm,
    run: async ({ viewer, params, input }) => {
      await placeItem(viewer, String(params.id), input.before)
      return { body: { msg: apiResultText().itemMoved } }
    },
  }),
})
