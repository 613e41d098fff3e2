import 'server-only'
import * as z from 'zod'

const LOOPBACK_ORIGIN = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/

export const WEBHOOK_SETTINGS = {
  WEBHOOK_TRIAL_ORIGINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .refine(
      (origins) => origins.every((origin) => LOOPBACK_ORIGIN.test(origin)),
      'must be origins on this machine, such as http://127.0.0.1:4000',
    ),
}

const webhookSettings = z.object(WEBHOOK_SETTINGS)

export const readWebhookSettings = (env: z.output<typeof webhookSettings>) => ({
  /** Receivers of a trial. All others need HTTPS and a public address. */
  trialOrigins: env.WEBHOOK_TRIAL_ORIGINS,
})
