import 'server-only'
import * as z from 'zod'
import { getSharedKey } from './shared-keys'
import { readOrCreateSecret } from './stored-secret'

const authSecret = z
  .string()
  .min(32, 'must have at least 32 characters; generate one with: openssl rand -hex 32')
  .optional()

/** Sent as `Authorization: Bearer`, where a space would end it. */
const bearerSecret = z
  .string()
  .regex(/^\S{16,}$/, 'must have at least 16 characters and no spaces')
  .optional()

export const SECRET_SETTINGS = {
  AUTH_SECRET: authSecret,
  AUTH_SECRET_PREVIOUS: authSecret,
  BADGE_KEY: z
    .string()
    .regex(
      /^[\w-]{43}$/,
      'must be 32 random bytes in base64url; generate them as in docs/settings.md',
    )
    .optional(),
  CRON_SECRET: bearerSecret,
  METRICS_TOKEN: bearerSecret,
}

const secretSettings = z.object(SECRET_SETTINGS)
type SecretEnvironment = z.output<typeof secretSettings> & { VERCEL?: string }

export function readSecretSettings(env: SecretEnvironment, dataDir: string, isBuilding: boolean) {
  return {
    metricsToken: env.METRICS_TOKEN,
    cronSecret: env.CRON_SECRET,
    /** Created on first use, so that a program which only reads settings writes nothing. */
    get authSecret() {
      return env.AUTH_SECRET ?? (isBuilding ? '' : readOrCreateSecret(dataDir, 'auth-secret'))
    },
    /** Still valid for reading while a new secret replaces it (docs/incident.md). */
    previousAuthSecret: env.AUTH_SECRET_PREVIOUS,
    /** Verifiers identify our signature by this key, so it outlives any session secret. */
    badgeKey: () =>
      getSharedKey('badge') ??
      env.BADGE_KEY ??
      (env.VERCEL ? null : readOrCreateSecret(dataDir, 'badge-key')),
    demoPassword: () => readOrCreateSecret(dataDir, 'demo-password', 9),
  }
}
