import { door, forViewer } from '@/lib/api/door'
import { restoreInvitation } from '@/lib/schools/commands/invitations'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'restore invitation',
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      await restoreInvitation(viewer, String(params.id))
      return { body: { msg: answerWords().invitationRestored } }
    },
  }),
})
