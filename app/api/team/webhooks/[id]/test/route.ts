import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendTestEvent } from '@/lib/webhooks/attempts'
import { describeAttemptResult } from '@/lib/webhooks/describe-attempt'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    limits: { viewer: 'WEBHOOK' },
    run: async ({ viewer, params }) => {
      const result = await sendTestEvent({ userId: viewer.id, schoolId: null }, `${params.id}`)
      return { body: { msg: describeAttemptResult(result) } }
    },
  }),
})
