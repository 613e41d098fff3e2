import { after } from 'next/server'
import { unhurried } from '@/base/deadline'
import { door, forTeam } from '@/lib/api/door'
import { closeByTeam } from '@/lib/certificates/commands/close'
import { settle } from '@/lib/certificates/commands/settle'
import { answerWords } from '@/words/answers'

/** The certificates of ten thousand are issued behind the answer; housekeeping finishes what is cut off. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    name: 'close session',
    may: 'editor',
    run: async ({ viewer, params }) => {
      const id = `${params.id}`
      await closeByTeam(viewer, id)
      after(() => unhurried(() => settle(id)))
      return { body: { msg: answerWords().sessionClosed } }
    },
  }),
})
