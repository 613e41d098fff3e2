import { changeDetails } from '@/lib/accounts/commands/change-details'
import { accountDetails } from '@/lib/accounts/schema'
import { door, forViewer } from '@/lib/api/door'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forViewer({
    name: 'change details',
    body: accountDetails,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => ({
      body: { msg: answerWords().detailsChanged, user: await changeDetails(viewer, input) },
    }),
  }),
})
