import { door, forViewer } from '@/lib/api/door'
import { leaveSchool } from '@/lib/schools/commands/leave'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'leave school',
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer }) => {
      const { school } = await leaveSchool(viewer)
      return { body: { msg: answerWords().left(school), is_subscribed: 0 } }
    },
  }),
})
