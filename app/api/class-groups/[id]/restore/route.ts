import { myTestsText } from '@/i18n/my-tests'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { restoreClassGroup } from '@/lib/class-tests/groups'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, params }) => {
      await restoreClassGroup(viewer, `${params.id}`)
      return { body: { msg: myTestsText().group.restored } }
    },
  }),
})
