import { teamBillingText } from '@/i18n/team-billing'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { billingSettingsForm } from '@/lib/billing/schema'
import { saveBillingSettings } from '@/lib/billing/settings'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: billingSettingsForm,
    run: async ({ viewer, input }) => {
      await saveBillingSettings(viewer, input)
      return { body: { msg: teamBillingText().results.settings } }
    },
  }),
})
