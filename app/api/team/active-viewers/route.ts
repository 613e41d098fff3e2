import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { activeViewerInput, recordActiveViewer } from '@/lib/team/active-viewers'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: activeViewerInput,
    run: async ({ viewer, input }) => ({
      body: { others: await recordActiveViewer(viewer, input) },
    }),
  }),
})
