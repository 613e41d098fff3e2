import { teamTextsText } from '@/i18n/team-texts'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { swapPolicyDrafts } from '@/lib/policies/drafts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'policies',
    run: async ({ viewer, params }) => {
      await swapPolicyDrafts(viewer, String(params.name))
      return { body: { msg: teamTextsText().results.swapped } }
    },
  }),
})
