import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { grantRecovery } from '@/lib/accounts/recovery/decide'
import { recoveryGrant } from '@/lib/accounts/schema'
import { defineRoute, teamHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    name: 'grant recovery',
    body: recoveryGrant,
    sendsMail: true,
    run: async ({ viewer, params, input }) => {
      await grantRecovery(viewer, requireUuid(`${params.id}`), input)
      return { body: { msg: apiResultText().recoveryGranted } }
    },
  }),
})
