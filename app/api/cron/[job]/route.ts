import { after } from 'next/server'
import { unhurried } from '@/base/deadline'
import { Refusal } from '@/base/errors'
import { settings } from '@/base/settings'
import { door, forAnyone } from '@/lib/api/door'
import { opensWith } from '@/lib/api/key'
import { jobNamed } from '@/lib/housekeeping'

/** For a host without timers of ours: does behind its answer what they do elsewhere. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'cron',
    run: async ({ caller, params }) => {
      const job = jobNamed(`${params.job}`)
      if (!opensWith(caller, settings().cronSecret) || !job)
        throw new Refusal('notFound', 'nothingHere')
      after(() => unhurried(job.work))
      return { status: 202, body: { status: 'ok' } }
    },
  }),
})

/** Seconds that a host may give it: as many as any plan has. */
export const maxDuration = 60
