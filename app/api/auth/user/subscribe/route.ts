import { door, forViewer } from '@/lib/api/door'
import { subscribe } from '@/lib/schools/commands/apply'
import { refuseOthersId } from '@/lib/schools/policy'
import { subscription } from '@/lib/schools/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'subscribe',
    body: subscription,
    limits: { address: 'INSTITUTION' },
    mails: true,
    run: async ({ viewer, input }) => {
      refuseOthersId(viewer, input.userId)
      const { reference, isSubscribed } = await subscribe(viewer, input)
      const { subscriptionActive, subscriptionWaits } = answerWords()
      const msg = (isSubscribed ? subscriptionActive : subscriptionWaits)(reference)
      return { body: { msg, is_subscribed: isSubscribed ? 1 : 0 } }
    },
  }),
})
