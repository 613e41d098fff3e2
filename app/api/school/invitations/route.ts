import { door, forViewer } from '@/lib/api/door'
import { invite } from '@/lib/schools/commands/invite'
import { coordinatedBy } from '@/lib/schools/queries/coordinated'
import { invitationsOf, progressOf } from '@/lib/schools/queries/invitations'
import { invitationList } from '@/lib/schools/schema'
import { answerWords } from '@/words/answers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'school invitations',
    run: async ({ viewer, request }) => {
      const { id } = await coordinatedBy(viewer)
      const after = new URL(request.url).searchParams.get('after')
      const list = await invitationsOf(id, { after })
      return { body: { ...list, progress: await progressOf(id) } }
    },
  }),
  POST: forViewer({
    name: 'invite',
    body: invitationList,
    limits: { viewer: 'SCHOOL' },
    mails: true,
    run: async ({ viewer, input }) => {
      const { verdicts, sent } = await invite(viewer, input)
      const fine = verdicts.filter(({ verdict }) => verdict === 'fine').length
      const { invited, linesLooked } = answerWords()
      return { body: { msg: input.send ? invited(sent) : linesLooked(fine), verdicts, sent } }
    },
  }),
})
