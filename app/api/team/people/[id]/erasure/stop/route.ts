import { door, forTeam } from '@/lib/api/door'
import { withdrawErasure } from '@/lib/rights/commands/ask-erasure'
import { deskPeopleWords } from '@/words/desk-people'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'manager',
    fresh: true,
    name: 'stop erasure',
    mails: true,
    run: async ({ viewer, params }) => {
      await withdrawErasure(viewer, String(params.id))
      return { body: { msg: deskPeopleWords().rights.stopped } }
    },
  }),
})
