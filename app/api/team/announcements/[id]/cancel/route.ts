import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { cancelAnnouncement } from '@/lib/announcements/schedule'
import { defineRoute, teamHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => {
      await cancelAnnouncement(viewer, String(params.id))
      return { body: { msg: teamAnnouncementsText().cancelled } }
    },
  }),
})
