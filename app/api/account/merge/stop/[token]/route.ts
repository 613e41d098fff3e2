import { apiResultText } from '@/i18n/api-results'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { stopMergeByLink } from '@/lib/privacy/merge/plan'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    limits: { ip: 'ADDRESS_LINK' },
    run: async ({ params }) => {
      await stopMergeByLink(`${params.token}`)
      return { body: { msg: apiResultText().recoveryObjected } }
    },
  }),
})
