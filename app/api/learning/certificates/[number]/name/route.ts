import { apiResultText } from '@/i18n/api-results'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { correctOwnCertificate } from '@/lib/certificates/correct'
import { certificateNameForm } from '@/lib/certificates/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: certificateNameForm,
    limits: { viewer: 'LEARNING' },
    run: async ({ viewer, input, params }) => {
      const { left: correctionsLeft } = await correctOwnCertificate(
        viewer,
        `${params.number}`,
        input.name,
      )
      return {
        body: { msg: apiResultText().nameCorrected(correctionsLeft), left: correctionsLeft },
      }
    },
  }),
})
