import { accountMergeText } from '@/i18n/account-merge'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { planMerge } from '@/lib/privacy/merge/plan'
import { accountMergeForm } from '@/lib/privacy/schema'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: accountMergeForm,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input, params }) => {
      const { into, email } = input
      const from = String(params.id)
      await planMerge(viewer, { from, into }, email)
      return { body: { msg: accountMergeText().planned, next: routes.teamPerson(from) } }
    },
  }),
})
