import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { sendTestAnnouncement } from '@/lib/announcements/schedule'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    afterResponse: sendMailAfterResponse,
    limits: { viewer: 'ANNOUNCEMENT_TEST' },
    run: async ({ viewer, params }) => {
      await sendTestAnnouncement(viewer, String(params.id))
      return { body: { msg: teamAnnouncementsText().tested } }
    },
  }),
})
