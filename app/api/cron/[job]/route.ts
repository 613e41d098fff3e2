import { after } from 'next/server'
import { AppError } from '@/base/errors'
import { settings } from '@/base/settings'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { findJob } from '@/lib/housekeeping/jobs'
import { hasApiKey } from '@/lib/http/caller'

/** For hosts without our timers: runs the job after the response. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ caller, params }) => {
      const job = findJob(`${params.job}`)
      if (!hasApiKey(caller, settings().cronSecret) || !job)
        throw new AppError('notFound', 'notFound')
      after(job)
      return { status: 202, body: { status: 'ok' } }
    },
  }),
})

/** Seconds; the maximum that every plan of the host allows. */
export const maxDuration = 60
