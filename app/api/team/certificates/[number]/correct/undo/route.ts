import { door, forTeam } from '@/lib/api/door'
import { takeBackCorrection } from '@/lib/certificates/commands/team'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'take back correction',
    may: 'manager',
    fresh: true,
    mails: true,
    run: async ({ viewer, params }) => {
      await takeBackCorrection(viewer, `${params.number}`)
      return { body: { msg: answerWords().correctionTakenBack } }
    },
  }),
})
