import { objectToRecovery } from '@/lib/accounts/commands/recovery'
import { door, forAnyone } from '@/lib/api/door'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forAnyone({
    name: 'object to recovery',
    limits: { address: 'ADDRESS_LINK' },
    run: async ({ params }) => {
      await objectToRecovery(`${params.token}`)
      return { body: { msg: answerWords().recoveryObjected } }
    },
  }),
})
