import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { createAnnouncement } from '@/lib/announcements/announcement'
import { announcementForm } from '@/lib/announcements/schema'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: announcementForm,
    run: async ({ viewer, input }) => {
      const id = await createAnnouncement(viewer, input)
      const next = routes.teamAnnouncement(id)
      return { body: { msg: teamAnnouncementsText().created, next } }
    },
  }),
})
