import { door, forTeam } from '@/lib/api/door'
import { confirmAuthenticator } from '@/lib/team/commands/authenticator'
import { factorCode } from '@/lib/team/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'confirm authenticator',
    may: 'editor',
    unproven: true,
    body: factorCode,
    mails: true,
    run: async ({ viewer, input }) => {
      const codes = await confirmAuthenticator(viewer, input.code)
      return { status: 201, body: { msg: answerWords().authenticatorAdded, codes } }
    },
  }),
})
