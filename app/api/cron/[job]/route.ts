import { after } from 'next/server'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { hasApiKey } from '@/lib/api/api-key'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { findJob } from '@/lib/housekeeping'

/** For a host without timers of ours: does behind its answer what they do elsewhere. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    name: 'cron',
    run: async ({ caller, params }) => {
      const job = findJob(`${params.job}`)
      if (!hasApiKey(caller, settings().cronSecret) || !job)
        throw new AppError('notFound', 'nothingHere')
      after(() => withoutDeadline(job.work))
      return { status: 202, body: { status: 'ok' } }
    },
  }),
})

/** Seconds that a host may give it: as many as any plan has. */
export const maxDuration = 60
