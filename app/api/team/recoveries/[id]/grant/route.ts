import { knownId } from '@/base/known-id'
import { grantRecovery } from '@/lib/accounts/commands/decide-recovery'
import { door, forTeam } from '@/lib/api/door'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'manager',
    fresh: true,
    name: 'grant recovery',
    mails: true,
    run: async ({ viewer, params }) => {
      await grantRecovery(viewer, knownId(`${params.id}`))
      return { body: { msg: answerWords().recoveryGranted } }
    },
  }),
})
