import { accountMergeText } from '@/i18n/account-merge'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { stopMergeByTeam } from '@/lib/privacy/merge/plan'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      await stopMergeByTeam(viewer, String(params.id))
      return { body: { msg: accountMergeText().stopped } }
    },
  }),
})
