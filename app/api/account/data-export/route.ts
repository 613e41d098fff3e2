import { apiResultText } from '@/i18n/api-results'
import { stepUpOnly } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createDataExportLink } from '@/lib/privacy/data-export'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: stepUpOnly,
    limits: { viewer: 'CHANGE_PASSWORD' },
    run: async ({ viewer, input }) => {
      const token = await createDataExportLink(viewer, input)
      return { body: { msg: apiResultText().copyReady, next: routes.dataExport(token) } }
    },
  }),
})
