import { apiResultText } from '@/i18n/api-results'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { registerSchool } from '@/lib/schools/application/apply'
import { schoolForm } from '@/lib/schools/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: publicHandler({
    body: schoolForm,
    form: { checkboxes: ['declaration'] },
    limits: { ip: 'INSTITUTION' },
    afterResponse: sendMailAfterResponse,
    run: async ({ input }) => {
      const reference = await registerSchool(input)
      const msg = apiResultText().institutionRegistered(reference)
      return { status: 201, body: { msg } }
    },
  }),
})
