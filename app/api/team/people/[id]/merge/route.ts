import { accountMergeText } from '@/i18n/account-merge'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { mergeAccounts } from '@/lib/privacy/commands/merge-accounts'
import { accountMergeForm } from '@/lib/privacy/schema'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    name: 'merge accounts',
    body: accountMergeForm,
    sendsMail: true,
    run: async ({ viewer, input, params }) => {
      const { into, email } = input
      await mergeAccounts(viewer, { from: String(params.id), into }, email)
      return { body: { msg: accountMergeText().merged, next: routes.teamPerson(into) } }
    },
  }),
})
