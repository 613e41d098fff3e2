import { myTestsText } from '@/i18n/my-tests'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { removeClassTest } from '@/lib/class-tests/tests'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, params }) => {
      await removeClassTest(viewer, `${params.id}`)
      return { body: { msg: myTestsText().removed } }
    },
  }),
})
