import { getErrorText } from '@/i18n/error-text'
import { testEditorText } from '@/i18n/test-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { saveClassTest } from '@/lib/class-tests/save'
import { classTestUpdateForm } from '@/lib/class-tests/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: classTestUpdateForm,
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, input, params }) => {
      const result = await saveClassTest(viewer, `${params.id}`, input)
      if ('version' in result)
        return { body: { msg: testEditorText().states.saved, version: result.version } }
      const msg = getErrorText('classTestChanged')
      return { status: 409, body: { msg, now: { theirs: JSON.stringify(result.theirs) } } }
    },
  }),
})
