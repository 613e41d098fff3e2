import { draftsText } from '@/i18n/drafts'
import { getErrorText } from '@/i18n/error-text'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { saveDraft } from '@/lib/drafts/draft'
import { draftUpdateForm } from '@/lib/drafts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: draftUpdateForm,
    limits: { viewer: 'DRAFT_EDIT' },
    run: async ({ viewer, input, params }) => {
      const result = await saveDraft(viewer, `${params.id}`, input)
      if ('version' in result)
        return { body: { msg: draftsText().editor.saved, version: result.version } }
      const msg = getErrorText('draftChanged')
      return { status: 409, body: { msg, now: { theirs: JSON.stringify(result.theirs) } } }
    },
  }),
})
