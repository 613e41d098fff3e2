import { door, forTeam } from '@/lib/api/door'
import { restore } from '@/lib/certificates/commands/team'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'restore certificate',
    may: 'manager',
    fresh: true,
    mails: true,
    run: async ({ viewer, params }) => {
      await restore(viewer, `${params.number}`)
      return { body: { msg: answerWords().certificateRestored } }
    },
  }),
})
