import { door, forViewer } from '@/lib/api/door'
import { subscribe } from '@/lib/schools/commands/apply'
import { formAnswer } from '@/lib/schools/form-answer'
import { refuseOthersId } from '@/lib/schools/policy'
import { detailsFor } from '@/lib/schools/queries/details'
import { subscription } from '@/lib/schools/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'subscribe',
    body: subscription,
    limits: { address: 'INSTITUTION' },
    mails: true,
    run: async ({ viewer, input }) => {
      refuseOthersId(viewer, input.userId)
      const { reference, isSubscribed } = await subscribe(viewer, input)
      const details = await detailsFor(viewer.id)
      const msg = formAnswer({ reference, isSubscribed, details })
      return { body: { msg, is_subscribed: isSubscribed ? 1 : 0 } }
    },
  }),
})
