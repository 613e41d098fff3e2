/** What a webhook can learn of. */
export const WEBHOOK_EVENTS = [
  'member.joined',
  'member.left',
  'session.published',
  'session.changed',
  'session.cancelled',
  'attendance.recorded',
  'certificate.issued',
  'certificate.revoked',
  'term.changed',
  'invoice.issued',
  'payment.recorded',
] as const
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number]

/** Sent on request only, to try a webhook out. */
export const TEST_EVENT = 'webhook.test'

export const MAX_SCHOOL_WEBHOOKS = 10
export const MAX_SITE_WEBHOOKS = 20

/** The page shows this much of a response. */
export const MAX_SHOWN_RESPONSE = 2_000

/** What went wrong in an attempt, without a word of the receiver. */
export const DELIVERY_PROBLEMS = [
  'addressUnknown',
  'addressPrivate',
  'noConnection',
  'certificateInvalid',
  'timedOut',
  'cutShort',
  'tooLarge',
  'invalidAnswer',
  'redirected',
  'rejected',
  'ended',
  'secretUnreadable',
] as const
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number]
