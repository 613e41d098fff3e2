import { door, forViewer } from '@/lib/api/door'
import { nameCoordinator } from '@/lib/schools/commands/members'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'name coordinator',
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      const { name } = await nameCoordinator(viewer, String(params.id))
      return { body: { msg: answerWords().coordinatorNamed(name) } }
    },
  }),
})
