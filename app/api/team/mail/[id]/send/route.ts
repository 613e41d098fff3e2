import { door, forTeam } from '@/lib/api/door'
import { sendAgain } from '@/lib/mail/commands'
import { deskMessagesWords } from '@/words/desk-messages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'send mail again',
    mails: true,
    run: async ({ viewer, params }) => {
      await sendAgain(viewer, String(params.id))
      return { body: { msg: deskMessagesWords().mail.told.sent } }
    },
  }),
})
