import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { siteLogoForm } from '@/lib/school-sites/schema'
import { saveSiteLogo } from '@/lib/school-sites/site/settings'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: siteLogoForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      await saveSiteLogo(viewer, input)
      return { body: { msg: schoolSiteEditorText().results.settingsSaved } }
    },
  }),
})
