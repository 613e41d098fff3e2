import 'server-only'
import { sendDuePush } from '@/lib/push/send-due'
import { releaseSessionEmail } from './email-claims'

/** A reminder that reaches no device goes by email. */
export const sendReminderPushes = (): Promise<number> => sendDuePush(releaseSessionEmail)
