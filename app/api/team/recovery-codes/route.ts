import { door, forTeam } from '@/lib/api/door'
import { makeRecoveryCodes } from '@/lib/team/commands/authenticator'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'make recovery codes',
    may: 'editor',
    fresh: true,
    mails: true,
    run: async ({ viewer }) => {
      const codes = await makeRecoveryCodes(viewer)
      return { status: 201, body: { msg: answerWords().recoveryCodesMade, codes } }
    },
  }),
})
