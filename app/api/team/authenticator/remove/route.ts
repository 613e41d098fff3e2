import { door, forTeam } from '@/lib/api/door'
import { removeAuthenticator } from '@/lib/team/commands/authenticator'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'remove authenticator',
    may: 'editor',
    fresh: true,
    mails: true,
    run: async ({ viewer }) => {
      await removeAuthenticator(viewer)
      return { body: { msg: answerWords().authenticatorRemoved } }
    },
  }),
})
