import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { unscheduleItem } from '@/lib/content/item/publish'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      await unscheduleItem(viewer, String(params.id))
      return { body: { msg: apiResultText().itemUnscheduled } }
    },
  }),
})
