import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { rejectRecovery } from '@/lib/accounts/recovery/decide'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      await rejectRecovery(viewer, requireUuid(`${params.id}`))
      return { body: { msg: apiResultText().recoveryRefused } }
    },
  }),
})
