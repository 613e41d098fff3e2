import { door, forTeam } from '@/lib/api/door'
import { correctByTeam } from '@/lib/certificates/commands/team'
import { correctionForm } from '@/lib/certificates/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'correct certificate',
    may: 'manager',
    fresh: true,
    body: correctionForm,
    mails: true,
    run: async ({ viewer, input, params }) => {
      await correctByTeam(viewer, `${params.number}`, input)
      return { body: { msg: answerWords().certificateCorrected } }
    },
  }),
})
