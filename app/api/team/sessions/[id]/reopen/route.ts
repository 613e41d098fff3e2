import { door, forTeam } from '@/lib/api/door'
import { reopenGathering } from '@/lib/certificates/commands/close'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'reopen session',
    may: 'editor',
    run: async ({ viewer, params }) => {
      await reopenGathering(viewer, `${params.id}`)
      return { body: { msg: answerWords().sessionReopened } }
    },
  }),
})
