import { AppError } from '@/base/errors'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getPushKeys } from '@/lib/push/key'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    name: 'push key',
    run: async () => {
      const keys = getPushKeys()
      if (!keys) throw new AppError('notFound', 'notFound')
      return { body: { key: keys.publicKey } }
    },
  }),
})
