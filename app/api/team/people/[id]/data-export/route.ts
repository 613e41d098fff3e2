import { teamPeopleText } from '@/i18n/team-people'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { sendDataExportLink } from '@/lib/privacy/data-export'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, params }) => {
      await sendDataExportLink(viewer, String(params.id))
      return { body: { msg: teamPeopleText().rights.copySent } }
    },
  }),
})
