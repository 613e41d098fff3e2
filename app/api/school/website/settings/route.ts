import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { siteSettingsForm } from '@/lib/school-sites/schema'
import { saveSiteSettings } from '@/lib/school-sites/site/settings'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: siteSettingsForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      const { version } = await saveSiteSettings(viewer, input)
      return { body: { msg: schoolSiteEditorText().results.settingsSaved, version } }
    },
  }),
})
