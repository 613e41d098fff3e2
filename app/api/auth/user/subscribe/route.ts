import { door, forViewer } from '@/lib/api/door'
import { subscribe } from '@/lib/institutions/commands/apply'
import { refuseOthersId } from '@/lib/institutions/policy'
import { subscription } from '@/lib/institutions/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'subscribe',
    body: subscription,
    limits: { address: 'INSTITUTION' },
    mails: true,
    run: async ({ viewer, input }) => {
      refuseOthersId(viewer, input.userId)
      const { reference, isSubscribed } = await subscribe(viewer, input)
      const msg = isSubscribed
        ? `Thank you! Your subscription is active. Your reference is ${reference}.`
        : `Thank you! We have received your subscription and will write to you. Your reference is ${reference}.`
      return { body: { msg, is_subscribed: isSubscribed ? 1 : 0 } }
    },
  }),
})
