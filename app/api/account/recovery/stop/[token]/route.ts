import { apiResultText } from '@/i18n/api-results'
import { stopRecovery } from '@/lib/accounts/recovery/recovery'
import { defineRoute, publicHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    limits: { ip: 'ADDRESS_LINK' },
    run: async ({ params }) => {
      await stopRecovery(`${params.token}`)
      return { body: { msg: apiResultText().recoveryObjected } }
    },
  }),
})
