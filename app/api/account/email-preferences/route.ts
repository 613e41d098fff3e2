import { apiResultText } from '@/i18n/api-results'
import { updateMailPreferences } from '@/lib/accounts/details'
import { mailPreferences } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: mailPreferences,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      await updateMailPreferences(viewer, input)
      return { body: { msg: apiResultText().mailsChosen } }
    },
  }),
})
