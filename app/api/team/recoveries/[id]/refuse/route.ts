import { requireUuid } from '@/base/ids'
import { apiResultText } from '@/i18n/api-results'
import { rejectRecovery } from '@/lib/accounts/recovery/decide'
import { defineRoute, teamHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    name: 'refuse recovery',
    sendsMail: true,
    run: async ({ viewer, params }) => {
      await rejectRecovery(viewer, requireUuid(`${params.id}`))
      return { body: { msg: apiResultText().recoveryRefused } }
    },
  }),
})
