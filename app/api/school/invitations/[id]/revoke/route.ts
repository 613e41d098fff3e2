import { door, forViewer } from '@/lib/api/door'
import { revokeInvitation } from '@/lib/schools/commands/invitations'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'revoke invitation',
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      await revokeInvitation(viewer, String(params.id))
      return { body: { msg: answerWords().invitationRevoked } }
    },
  }),
})
