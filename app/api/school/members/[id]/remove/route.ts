import { door, forViewer } from '@/lib/api/door'
import { removeMember } from '@/lib/schools/commands/members'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'remove member',
    limits: { viewer: 'SCHOOL' },
    mails: true,
    run: async ({ viewer, params }) => {
      const { name } = await removeMember(viewer, String(params.id))
      return { body: { msg: answerWords().memberRemoved(name) } }
    },
  }),
})
