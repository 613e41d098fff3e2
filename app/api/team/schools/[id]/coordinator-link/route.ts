import { door, forTeam } from '@/lib/api/door'
import { sendLinkAgain } from '@/lib/schools/commands/desk-terms'
import { deskSchoolsWords } from '@/words/desk-schools'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  POST: forTeam({
    may: 'editor',
    name: 'send coordinator link',
    mails: true,
    run: async ({ viewer, params }) => {
      const { to } = await sendLinkAgain(viewer, String(params.id))
      return { body: { msg: deskSchoolsWords().told.linkSent(to) } }
    },
  }),
})
