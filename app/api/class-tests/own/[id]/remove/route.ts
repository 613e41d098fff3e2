import { testEditorText } from '@/i18n/test-editor'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { removeOwnQuestion } from '@/lib/class-tests/own-questions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, params }) => {
      await removeOwnQuestion(viewer, `${params.id}`)
      return { body: { msg: testEditorText().own.removed } }
    },
  }),
})
