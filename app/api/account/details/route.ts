import { apiResultText } from '@/i18n/api-results'
import { changeDetails } from '@/lib/accounts/details'
import { ownDetails } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: ownDetails,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => ({
      body: { msg: apiResultText().detailsChanged, user: await changeDetails(viewer, input) },
    }),
  }),
})
