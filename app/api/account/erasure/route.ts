import { apiResultText } from '@/i18n/api-results'
import { formatLongDate } from '@/i18n/dates'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { requestOwnErasure } from '@/lib/privacy/erasure/request'
import { erasureForm } from '@/lib/privacy/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: erasureForm,
    limits: { viewer: 'CHANGE_PASSWORD' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => ({
      body: {
        msg: apiResultText().erasurePlanned(formatLongDate(await requestOwnErasure(viewer, input))),
      },
    }),
  }),
})
