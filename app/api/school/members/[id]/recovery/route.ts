import { resetRequest } from '@/lib/accounts/schema'
import { door, forViewer } from '@/lib/api/door'
import { vouchFor } from '@/lib/schools/commands/vouch'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'vouch for colleague',
    body: resetRequest,
    limits: { viewer: 'ADDRESS_MAIL' },
    mails: true,
    run: async ({ viewer, input, params }) => {
      await vouchFor(viewer, `${params.id}`, input)
      return { status: 201, body: { msg: answerWords().recoveryAsked } }
    },
  }),
})
