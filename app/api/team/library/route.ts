import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { createItem } from '@/lib/content/item/create'
import { newItemForm } from '@/lib/content/schema'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: newItemForm,
    run: async ({ viewer, input }) => {
      const id = await createItem(viewer, input.type, input.title)
      return { status: 201, body: { msg: apiResultText().itemCreated, next: routes.teamItem(id) } }
    },
  }),
})
