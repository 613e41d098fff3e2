import { door, forViewer } from '@/lib/api/door'
import { handOver } from '@/lib/schools/commands/members'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'hand over',
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      const { name } = await handOver(viewer, String(params.id))
      return { body: { msg: answerWords().handedOver(name) } }
    },
  }),
})
