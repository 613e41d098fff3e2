import { door, forViewer } from '@/lib/api/door'
import { withdrawApplication } from '@/lib/schools/commands/decide'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'withdraw application',
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer }) => {
      await withdrawApplication(viewer)
      return { body: { msg: answerWords().applicationWithdrawn } }
    },
  }),
})
