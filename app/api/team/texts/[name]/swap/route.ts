import { teamTextsText } from '@/i18n/team-texts'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { swapTextDrafts } from '@/lib/texts/drafts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'editor',
    run: async ({ viewer, params }) => {
      await swapTextDrafts(viewer, String(params.name))
      return { body: { msg: teamTextsText().results.swapped } }
    },
  }),
})
