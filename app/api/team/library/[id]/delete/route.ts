import { apiResultText } from '@/i18n/api-results'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { deleteItemDraft } from '@/lib/content/item/create'
import { draftDeletionForm } from '@/lib/content/schema'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: draftDeletionForm,
    run: async ({ viewer, params, input }) => {
      await deleteItemDraft(viewer, String(params.id), input.typed)
      return { body: { msg: apiResultText().draftDeleted, next: routes.teamLibrary } }
    },
  }),
})
