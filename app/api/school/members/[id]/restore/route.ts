import { door, forViewer } from '@/lib/api/door'
import { restoreMember } from '@/lib/schools/commands/restore-member'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'restore member',
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      await restoreMember(viewer, String(params.id))
      return { body: { msg: answerWords().memberRestored } }
    },
  }),
})
