import { apiResultText } from '@/i18n/api-results'
import { teamLibraryText } from '@/i18n/team-library'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { saveItem } from '@/lib/content/item/save'
import { changedItemForm } from '@/lib/content/schema'
import { buildEditConflictResult } from '@/lib/http/result'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    body: changedItemForm,
    run: async ({ viewer, params, input }) => {
      const editConflict = await saveItem(viewer, String(params.id), input)
      if (!editConflict) return { body: { msg: apiResultText().itemSaved } }
      const msg = teamLibraryText().form.editConflict(editConflict.name)
      return buildEditConflictResult(msg, editConflict)
    },
  }),
})
