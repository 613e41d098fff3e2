import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { attachFile } from '@/lib/content/item/attach'
import { itemFileForm } from '@/lib/content/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: itemFileForm,
    run: async ({ viewer, params, input }) => {
      await attachFile(viewer, String(params.id), input.role, input.fileId)
      return { body: { msg: apiResultText().itemFileKept } }
    },
  }),
})
