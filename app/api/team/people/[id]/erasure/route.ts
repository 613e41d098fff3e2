import { door, forTeam } from '@/lib/api/door'
import { requestErasure } from '@/lib/rights/commands/ask-erasure'
import { requestedErasure } from '@/lib/rights/schema'
import { deskPeopleWords } from '@/words/desk-people'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'manager',
    fresh: true,
    name: 'erase person',
    body: requestedErasure,
    mails: true,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const day = await requestErasure(viewer, id, input.certificates === 'keep')
      const msg = deskPeopleWords().rights.started(day)
      return { body: { msg, undo: { path: `/api/team/people/${id}/erasure/stop` } } }
    },
  }),
})
