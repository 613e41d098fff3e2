import { teamAnnouncementsText } from '@/i18n/team-announcements'
import { updateAnnouncement } from '@/lib/announcements/announcement'
import { announcementUpdateForm } from '@/lib/announcements/schema'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { buildEditConflictResult } from '@/lib/http/result'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: announcementUpdateForm,
    run: async ({ viewer, input, params }) => {
      const text = teamAnnouncementsText()
      const conflict = await updateAnnouncement(viewer, String(params.id), input)
      return conflict
        ? buildEditConflictResult(text.changedBy(conflict.name), conflict)
        : { body: { msg: text.saved } }
    },
  }),
})
