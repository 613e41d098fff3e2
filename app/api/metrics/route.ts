import { Refusal } from '@/base/errors'
import { metrics } from '@/base/metrics'
import { settings } from '@/base/settings'
import { door, forAnyone } from '@/lib/api/door'
import { opensWith } from '@/lib/api/key'

/** Closed until METRICS_TOKEN is set, and then open to who knows it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'metrics',
    run: async ({ caller }) => {
      if (!opensWith(caller, settings().metricsToken)) throw new Refusal('notFound', 'nothingHere')
      const { registry } = metrics
      return new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
      })
    },
  }),
})
