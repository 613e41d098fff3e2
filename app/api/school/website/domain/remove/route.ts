import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { removeDomain } from '@/lib/school-sites/domain/domain'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer }) => {
      await removeDomain(viewer)
      return { body: { msg: schoolSiteEditorText().results.domainRemoved } }
    },
  }),
})
