import { knownId } from '@/base/known-id'
import { refuseRecovery } from '@/lib/accounts/commands/decide-recovery'
import { door, forTeam } from '@/lib/api/door'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'manager',
    fresh: true,
    name: 'refuse recovery',
    mails: true,
    run: async ({ viewer, params }) => {
      await refuseRecovery(viewer, knownId(`${params.id}`))
      return { body: { msg: answerWords().recoveryRefused } }
    },
  }),
})
