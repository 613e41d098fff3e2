import { myTestsText } from '@/i18n/my-tests'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createClassTest } from '@/lib/class-tests/create'
import { newClassTestForm } from '@/lib/class-tests/schema'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: newClassTestForm,
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, input }) => {
      const id = await createClassTest(viewer, input)
      return { status: 201, body: { msg: myTestsText().created, next: routes.classTest(id) } }
    },
  }),
})
