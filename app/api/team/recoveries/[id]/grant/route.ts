import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { grantRecovery } from '@/lib/accounts/recovery/decide'
import { recoveryGrant } from '@/lib/accounts/schema'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: recoveryGrant,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params, input }) => {
      await grantRecovery(viewer, requireUuid(`${params.id}`), input)
      return { body: { msg: apiResultText().recoveryGranted } }
    },
  }),
})
