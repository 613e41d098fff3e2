import { teamPoliciesText } from '@/i18n/team-policies'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { publishPolicy } from '@/lib/policies/publish'
import { textPublishForm } from '@/lib/texts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'policies',
    body: textPublishForm,
    run: async ({ viewer, input, params }) => {
      const name = String(params.name)
      const { results } = teamPoliciesText()
      const { number, effectiveFrom, isComing } = await publishPolicy(viewer, name, input.version)
      if (!isComing) return { body: { msg: results.inForce } }
      const undo = { path: `/api/team/policies/${name}/withdraw`, body: { number: `${number}` } }
      return { body: { msg: results.coming(effectiveFrom), undo } }
    },
  }),
})
