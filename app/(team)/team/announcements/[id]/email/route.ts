import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { sendAnnouncementPreview } from '@/lib/housekeeping/preview-announcement'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: teamHandler({
    role: 'manager',
    run: async ({ viewer, params }) => sendAnnouncementPreview(viewer, String(params.id)),
  }),
})
