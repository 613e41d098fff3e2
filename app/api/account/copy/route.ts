import { proofAlone } from '@/lib/accounts/schema'
import { door, forViewer } from '@/lib/api/door'
import { openCopy } from '@/lib/rights/commands/copy'
import { routes } from '@/lib/routes'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'ask copy',
    body: proofAlone,
    limits: { viewer: 'CHANGE_PASSWORD' },
    run: async ({ viewer, input }) => {
      const token = await openCopy(viewer, input)
      return { body: { msg: answerWords().copyReady, next: routes.dataCopy(token) } }
    },
  }),
})
