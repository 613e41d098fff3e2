import 'server-only'
import * as z from 'zod'
import { wholeNumber } from './numbers'

export const MAIL_SETTINGS = {
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: z.url('must be a full URL such as https://api.example').optional(),
  RESEND_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9+/]{16,}=*$/,
      'must begin with whsec_; copy it from the webhook’s page in Resend',
    )
    .optional(),
  RESEND_INBOUND_API_KEY: z.string().optional(),
  INBOUND_EMAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a domain such as reply.uns.example')
    .optional(),
  MAIL_FROM: z.string().default('UNS <no-reply@uns.example>'),
  TEAM_EMAIL: z.email('must be an email address').default('team@uns.example'),
  /** Emails of all announcements together, from midnight to midnight in India. */
  ANNOUNCEMENTS_PER_DAY: wholeNumber(20_000, 1_000_000),
}

const mailSettings = z.object(MAIL_SETTINGS)

export const readMailSettings = (env: z.output<typeof mailSettings>) => ({
  resendApiKey: env.RESEND_API_KEY,
  resendBaseUrl: env.RESEND_BASE_URL,
  resendWebhookSecret: env.RESEND_WEBHOOK_SECRET,
  resendInboundApiKey: env.RESEND_INBOUND_API_KEY ?? env.RESEND_API_KEY,
  inboundEmailDomain: env.INBOUND_EMAIL_DOMAIN,
  mailFrom: env.MAIL_FROM,
  teamEmail: env.TEAM_EMAIL,
  announcementsPerDay: env.ANNOUNCEMENTS_PER_DAY,
})
