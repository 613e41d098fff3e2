import { door, forAnyone } from '@/lib/api/door'
import { sendMessage } from '@/lib/contact/commands/send'
import { contactMessage } from '@/lib/contact/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'contact',
    body: contactMessage,
    limits: { address: 'CONTACT' },
    mails: true,
    run: async ({ input }) => {
      await sendMessage(input)
      return { status: 201, body: { msg: answerWords().messageSent } }
    },
  }),
})
