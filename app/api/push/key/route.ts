import { AppError } from '@/base/errors'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { getPushKeys } from '@/lib/push/delivery'
import { listDeviceFingerprints } from '@/lib/push/subscriptions'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer }) => {
      const keys = getPushKeys()
      if (!keys) throw new AppError('notFound', 'notFound')
      const devices = await listDeviceFingerprints(viewer.id)
      return { body: { key: keys.publicKey, devices } }
    },
  }),
})
