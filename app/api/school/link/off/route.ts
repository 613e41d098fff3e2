import { door, forViewer } from '@/lib/api/door'
import { switchOffStaffLink } from '@/lib/schools/commands/staff-link'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'switch off staff link',
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer }) => {
      await switchOffStaffLink(viewer)
      return { body: { msg: answerWords().staffLinkOff } }
    },
  }),
})
