import { chooseLanguage } from '@/lib/accounts/details'
import { languageForm } from '@/lib/accounts/schema'
import { defineRoute, userHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: languageForm,
    limits: { viewer: 'SERIES' },
    run: async ({ viewer, input }) => {
      await chooseLanguage(viewer, input.language)
      return { body: {} }
    },
  }),
})
