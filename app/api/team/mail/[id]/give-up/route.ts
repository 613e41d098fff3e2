import { door, forTeam } from '@/lib/api/door'
import { giveUpByHand } from '@/lib/mail/commands'
import { deskMessagesWords } from '@/words/desk-messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'give up mail',
    run: async ({ viewer, params }) => {
      await giveUpByHand(viewer, String(params.id))
      return { body: { msg: deskMessagesWords().mail.told.givenUp } }
    },
  }),
})
