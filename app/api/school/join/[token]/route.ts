import { door, forViewer } from '@/lib/api/door'
import { joinByLink } from '@/lib/schools/commands/join'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'join school',
    limits: { viewer: 'SCHOOL' },
    mails: true,
    run: async ({ viewer, params, caller }) => {
      const { school } = await joinByLink(viewer, String(params.token), caller.address)
      return { body: { msg: answerWords().joined(school), school, is_subscribed: 1 } }
    },
  }),
})
