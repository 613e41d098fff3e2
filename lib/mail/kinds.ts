export const MAIL_STATES = ['failed', 'waiting', 'undelivered', 'suppressed'] as const
export type MailState = (typeof MAIL_STATES)[number]
