import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createStaffRoomLink } from '@/lib/schools/staff-room'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer }) => ({
      body: { url: await createStaffRoomLink(viewer), msg: apiResultText().staffRoomLinkCreated },
    }),
  }),
})
