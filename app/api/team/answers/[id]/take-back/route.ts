import { door, forTeam } from '@/lib/api/door'
import { takeBackAnswer } from '@/lib/contact/commands/answer'
import { deskMessagesWords } from '@/words/desk-messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'take back answer',
    run: async ({ viewer, params }) => {
      const { text } = await takeBackAnswer(viewer, String(params.id))
      return { body: { msg: deskMessagesWords().told.takenBack, text } }
    },
  }),
})
