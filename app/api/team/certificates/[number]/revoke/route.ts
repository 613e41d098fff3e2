import { door, forTeam } from '@/lib/api/door'
import { revoke } from '@/lib/certificates/commands/team'
import { revocationForm } from '@/lib/certificates/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'revoke certificate',
    may: 'manager',
    fresh: true,
    body: revocationForm,
    mails: true,
    run: async ({ viewer, input, params }) => {
      await revoke(viewer, `${params.number}`, input.reason)
      return { body: { msg: answerWords().certificateRevokedNow } }
    },
  }),
})
