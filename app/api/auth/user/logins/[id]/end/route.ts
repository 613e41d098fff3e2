import { endLogin } from '@/lib/accounts/commands/logins'
import { door, forViewer } from '@/lib/api/door'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'end login',
    run: async ({ viewer, params }) => {
      await endLogin(viewer, String(params.id))
      return { body: { msg: answerWords().loginEnded } }
    },
  }),
})
