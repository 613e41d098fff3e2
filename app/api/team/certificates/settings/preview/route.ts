import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { drawPreview } from '@/lib/certificates/edit-settings'
import { certificatePreviewForm } from '@/lib/certificates/settings'
import { buildPrivateFileResponse } from '@/lib/certificates/verify'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    body: certificatePreviewForm,
    run: async ({ input }) =>
      buildPrivateFileResponse(
        await drawPreview(input),
        input.format === 'pdf' ? 'application/pdf' : 'image/png',
      ),
  }),
})
