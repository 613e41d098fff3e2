import { door, forViewer } from '@/lib/api/door'
import { resendInvitation } from '@/lib/schools/commands/invitations'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'resend invitation',
    limits: { viewer: 'SCHOOL' },
    mails: true,
    run: async ({ viewer, params }) => {
      await resendInvitation(viewer, String(params.id))
      return { body: { msg: answerWords().invitedAgain } }
    },
  }),
})
