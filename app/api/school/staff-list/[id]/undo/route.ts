import { staffListText } from '@/i18n/staff-list'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { undoStaffImport } from '@/lib/schools/staff-list/undo'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, params }) => {
      const { withdrawn, restored } = await undoStaffImport(viewer, String(params.id))
      return { body: { msg: staffListText().undo.done(withdrawn, restored) } }
    },
  }),
})
