import { endOtherLogins } from '@/lib/accounts/commands/logins'
import { door, forViewer } from '@/lib/api/door'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'end other logins',
    run: async ({ viewer }) => {
      await endOtherLogins(viewer)
      return { body: { msg: answerWords().otherLoginsEnded } }
    },
  }),
})
