import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { deleteAnnouncement } from '@/lib/announcements/announcement'
import { announcementDeletionForm } from '@/lib/announcements/schema'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: announcementDeletionForm,
    run: async ({ viewer, input, params }) => {
      await deleteAnnouncement(viewer, String(params.id), input.typed)
      return { body: { msg: teamAnnouncementsText().deleted, next: routes.teamAnnouncements } }
    },
  }),
})
