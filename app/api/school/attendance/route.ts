import { schoolSessionsText } from '@/i18n/school-sessions'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { submitInHouseCode } from '@/lib/training/in-house/attendance'
import { inHouseCodeForm } from '@/lib/training/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: inHouseCodeForm,
    run: async ({ viewer, input }) => {
      await submitInHouseCode(viewer, input.code)
      return { body: { msg: schoolSessionsText().code.recorded } }
    },
  }),
})
