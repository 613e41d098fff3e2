import { chooseMails } from '@/lib/accounts/commands/change-details'
import { mailWishes } from '@/lib/accounts/schema'
import { door, forViewer } from '@/lib/api/door'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'choose mails',
    body: mailWishes,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      await chooseMails(viewer, input)
      return { body: { msg: answerWords().mailsChosen } }
    },
  }),
})
