import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { createItemFromFile } from '@/lib/content/item/create'
import { fileDraftForm } from '@/lib/content/schema'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: fileDraftForm,
    run: async ({ viewer, input }) => {
      const id = await createItemFromFile(viewer, input)
      return {
        status: 201,
        body: { msg: apiResultText().draftFromFile, href: routes.teamItem(id) },
      }
    },
  }),
})
