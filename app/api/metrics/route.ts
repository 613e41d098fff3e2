import { door, forAnyone } from '@/lib/api/door'
import { sameText } from '@/lib/auth/secrets'
import { settings } from '@/lib/env'
import { Refusal } from '@/lib/errors'
import { metrics } from '@/lib/metrics'

/** Closed until METRICS_TOKEN is set, and then open to who knows it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'metrics',
    run: async ({ caller }) => {
      const { metricsToken } = settings()
      if (!metricsToken || !caller.bearer || !sameText(caller.bearer, metricsToken))
        throw new Refusal('notFound', 'There is nothing here.')
      const { registry } = metrics
      return new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
      })
    },
  }),
})
