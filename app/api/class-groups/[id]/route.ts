import { myTestsText } from '@/i18n/my-tests'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { changeClassGroup } from '@/lib/class-tests/groups'
import { classGroupForm } from '@/lib/class-tests/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    body: classGroupForm,
    limits: { viewer: 'CLASS_TEST' },
    run: async ({ viewer, input, params }) => {
      await changeClassGroup(viewer, `${params.id}`, input)
      return { body: { msg: myTestsText().group.saved } }
    },
  }),
})
