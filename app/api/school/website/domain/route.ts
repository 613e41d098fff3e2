import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { addDomain } from '@/lib/school-sites/domain/domain'
import { siteDomainForm } from '@/lib/school-sites/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: siteDomainForm,
    limits: { viewer: 'SCHOOL' },
    run: async ({ viewer, input }) => {
      await addDomain(viewer, input)
      return { body: { msg: schoolSiteEditorText().results.domainAdded } }
    },
  }),
})
