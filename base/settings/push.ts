import 'server-only'
import * as z from 'zod'
import { getSharedKey } from './shared-keys'
import { readOrCreateSecret } from './stored-secret'

/** Hosts of Chrome, Firefox, Safari and Edge. A leading dot also allows every host below it. */
const DEFAULT_PUSH_SERVICES =
  'fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com'

export const PUSH_SETTINGS = {
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url; generate them as in docs/settings.md')
    .optional(),
  PUSH_SERVICES: z
    .string()
    .regex(
      /^[\w.:/-]{1,200}(,[\w.:/-]{1,200}){0,19}$/,
      'must be hosts separated by commas, such as fcm.googleapis.com,.push.apple.com',
    )
    .default(DEFAULT_PUSH_SERVICES),
}

const pushSettings = z.object(PUSH_SETTINGS)

export const readPushSettings = (
  env: z.output<typeof pushSettings> & { VERCEL?: string },
  dataDir: string,
) => ({
  /** Browsers bind their subscriptions to this key. */
  privateKey: () =>
    getSharedKey('push') ??
    env.PUSH_PRIVATE_KEY ??
    (env.VERCEL ? null : readOrCreateSecret(dataDir, 'push-key')),
  services: env.PUSH_SERVICES.split(','),
})
