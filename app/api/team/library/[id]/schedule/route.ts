import { apiResultText } from '@/i18n/api-results'
import { formatDayAndTime } from '@/i18n/dates'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { scheduleItem } from '@/lib/content/item/publish'
import { publishTimeForm } from '@/lib/content/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: publishTimeForm,
    run: async ({ viewer, params, input }) => {
      const id = String(params.id)
      const publishAt = await scheduleItem(viewer, id, input)
      return { body: { msg: apiResultText().itemScheduled(formatDayAndTime(publishAt)) } }
    },
  }),
})
