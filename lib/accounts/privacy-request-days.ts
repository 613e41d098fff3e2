import 'server-only'
import { sql } from 'drizzle-orm'
import { privacyRequests } from '@/db/schema'
import { REPLY_DEADLINE_DAYS } from '@/lib/contact/messages'

export const privacyRequestDaysLeft = sql<number>`${REPLY_DEADLINE_DAYS} - (day_in_india() - ${privacyRequests.receivedOn})`
