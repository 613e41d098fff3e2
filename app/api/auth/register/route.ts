import { door, forAnyone } from '@/lib/api/door'
import { registerSchool } from '@/lib/schools/commands/apply'
import { institution } from '@/lib/schools/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'register institution',
    body: institution,
    limits: { address: 'INSTITUTION' },
    mails: true,
    run: async ({ input }) => {
      const reference = await registerSchool(input)
      const msg = answerWords().institutionRegistered(reference)
      return { status: 201, body: { msg } }
    },
  }),
})
