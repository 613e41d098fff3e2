import { AppError } from '@/base/errors'
import { metrics } from '@/base/metrics'
import { settings } from '@/base/settings'
import { updatePoolMetrics } from '@/db/connection'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { updatePasswordMetrics } from '@/lib/auth/passwords'
import { updateBackupMetrics } from '@/lib/housekeeping/backups'
import { hasApiKey } from '@/lib/http/caller'
import { updateMailMetrics } from '@/lib/mail/queue'
import { updateWebhookMetrics } from '@/lib/webhooks/queue'

/** Responds 404 until METRICS_TOKEN is set, then requires it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ caller }) => {
      if (!hasApiKey(caller, settings().metricsToken)) throw new AppError('notFound', 'notFound')
      updatePasswordMetrics()
      updatePoolMetrics()
      await Promise.all([updateMailMetrics(), updateWebhookMetrics(), updateBackupMetrics()])
      const { registry } = metrics
      return new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
      })
    },
  }),
})
