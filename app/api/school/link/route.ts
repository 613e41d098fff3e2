import { door, forViewer } from '@/lib/api/door'
import { makeStaffLink } from '@/lib/schools/commands/staff-link'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'make staff link',
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer }) => ({
      body: { url: await makeStaffLink(viewer), msg: answerWords().staffLinkMade },
    }),
  }),
})
