import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { getCoordinatedSchool } from '@/lib/schools/coordinator'
import { inviteTeachers } from '@/lib/schools/invitation/invite'
import { countEmailProgress, listInvitations } from '@/lib/schools/invitation/manage'
import { invitationForm } from '@/lib/schools/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, request }) => {
      const { id } = await getCoordinatedSchool(viewer)
      const cursor = new URL(request.url).searchParams.get('after')
      const invitationPage = await listInvitations(id, { after: cursor })
      return { body: { ...invitationPage, progress: await countEmailProgress(id) } }
    },
  }),
  POST: userHandler({
    body: invitationForm,
    limits: { viewer: 'SCHOOL' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, input }) => {
      const { lines, sent: sentCount } = await inviteTeachers(viewer, input)
      const acceptedCount = lines.filter(({ status }) => status === 'ready').length
      const { invited, linesLooked } = apiResultText()
      return {
        body: {
          msg: input.send ? invited(sentCount) : linesLooked(acceptedCount),
          lines,
          sent: sentCount,
        },
      }
    },
  }),
})
