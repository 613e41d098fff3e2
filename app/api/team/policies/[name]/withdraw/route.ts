import { teamPoliciesText } from '@/i18n/team-policies'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { withdrawPolicyVersion } from '@/lib/policies/publish'
import { versionNumberForm } from '@/lib/texts/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'policies',
    body: versionNumberForm,
    run: async ({ viewer, input, params }) => {
      await withdrawPolicyVersion(viewer, String(params.name), input.number)
      return { body: { msg: teamPoliciesText().results.withdrawn } }
    },
  }),
})
