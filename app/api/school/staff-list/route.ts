import { isLanguage } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { sendMailAfterResponse } from '@/lib/housekeeping/send-mail'
import { getCoordinatedSchool } from '@/lib/schools/coordinator'
import { sendStaffListTemplate } from '@/lib/schools/staff-list/columns'
import { importStaffList } from '@/lib/schools/staff-list/import'
import { readStaffList } from '@/lib/schools/staff-list/read'

/** GET sends the template with the headings of `?language=`. POST takes JSON as a file: 500 rows exceed a form. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, request }) => {
      await getCoordinatedSchool(viewer)
      const language = new URL(request.url).searchParams.get('language') ?? ''
      return runInLanguage(isLanguage(language) ? language : 'en', () =>
        sendStaffListTemplate(request),
      )
    },
  }),
  POST: userHandler({
    acceptsStream: true,
    limits: { viewer: 'SCHOOL' },
    afterResponse: sendMailAfterResponse,
    run: async ({ viewer, stream }) => ({
      body: await importStaffList(viewer, await readStaffList(stream)),
    }),
  }),
})
