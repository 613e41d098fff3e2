import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { scheduleAnnouncement } from '@/lib/announcements/schedule'
import { announcementScheduleForm } from '@/lib/announcements/schema'
import { defineRoute, teamHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: announcementScheduleForm,
    run: async ({ viewer, input, params }) => {
      const id = String(params.id)
      const count = await scheduleAnnouncement(viewer, id, input)
      const undo = { path: `/api/team/announcements/${id}/cancel` }
      return { body: { msg: teamAnnouncementsText().scheduled(count), data: { undo } } }
    },
  }),
})
