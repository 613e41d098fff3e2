import { certificateSettingsText } from '@/i18n/certificate-settings'
import { defineRoute, teamHandler } from '@/lib/api/define-route'
import { saveCertificateSettings } from '@/lib/certificates/edit-settings'
import { certificateSettingsForm } from '@/lib/certificates/settings'
import { buildEditConflictResult } from '@/lib/http/result'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: teamHandler({
    role: 'manager',
    needsFreshFactor: true,
    body: certificateSettingsForm,
    run: async ({ viewer, input }) => {
      const text = certificateSettingsText()
      const conflict = await saveCertificateSettings(viewer, input)
      if (!conflict) return { body: { msg: text.result } }
      const { signatureFile, logoFile, ...theirs } = conflict.theirs
      const describeFile = (id: string) => (id ? text.pictures.some : text.pictures.none)
      return buildEditConflictResult(text.editConflict(conflict.name), {
        version: conflict.version,
        theirs: {
          ...theirs,
          ...(signatureFile !== undefined && { signatureFile: describeFile(signatureFile) }),
          ...(logoFile !== undefined && { logoFile: describeFile(logoFile) }),
        },
      })
    },
  }),
})
