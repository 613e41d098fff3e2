import { defineRoute, userHandler } from '@/lib/api/define-route'
import { redirectTo } from '@/lib/http/form'
import { submitAttendanceCode } from '@/lib/live-sessions/attendance/code'
import { buildReturnUrls, readSlug } from '@/lib/live-sessions/registration/registration'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    formRedirects: buildReturnUrls,
    run: async ({ viewer, params, formFields }) => {
      await submitAttendanceCode(
        viewer,
        readSlug(params),
        (formFields.get('code') ?? '').slice(0, 200),
      )
      return redirectTo(buildReturnUrls(params).resultUrl('present'))
    },
  }),
})
