import { testEditorText } from '@/i18n/test-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { openForChanges } from '@/lib/class-tests/tests'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, params }) => {
      await openForChanges(viewer, `${params.id}`)
      return { body: { msg: testEditorText().printed.opened } }
    },
  }),
})
