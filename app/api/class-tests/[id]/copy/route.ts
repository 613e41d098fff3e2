import { myTestsText } from '@/i18n/my-tests'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { copyClassTest } from '@/lib/class-tests/create'
import { routes } from '@/lib/routes'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, params }) => {
      const id = await copyClassTest(viewer, `${params.id}`)
      return { status: 201, body: { msg: myTestsText().created, next: routes.classTest(id) } }
    },
  }),
})
