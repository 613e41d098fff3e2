import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendAgain } from '@/lib/webhooks/attempts'
import { describeAttemptResult } from '@/lib/webhooks/describe-attempt'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    limits: { viewer: 'WEBHOOK' },
    run: async ({ viewer, params: { id, delivery } }) => {
      const manager = { userId: viewer.id, schoolId: null }
      const result = await sendAgain(manager, `${id}`, `${delivery}`)
      return { body: { msg: describeAttemptResult(result) } }
    },
  }),
})
