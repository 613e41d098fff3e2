import { door, forViewer } from '@/lib/api/door'
import { removeMember } from '@/lib/schools/commands/members'
import { removal } from '@/lib/schools/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'remove member',
    limits: { viewer: 'SCHOOL' },
    mails: true,
    body: removal,
    run: async ({ viewer, input, params }) => {
      const { name } = await removeMember(viewer, String(params.id), input)
      const { memberRemoved, linkReplaced } = answerWords()
      const msg = input.replaceLink ? `${memberRemoved(name)} ${linkReplaced}` : memberRemoved(name)
      return { body: { msg } }
    },
  }),
})
