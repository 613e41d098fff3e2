import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { routes } from '@/lib/routes'
import type { LiveSessionEmailData } from './emails'

type LiveSessionEmailInput = {
  id: string
  slug: string
  kind: string
  title: string
  summary: string
  language: string
  host: string
  startsAt: Date
  minutes: number
  sequence: number
  updatedAt: Date
  cancelReason?: string | null
  rescheduledFrom?: Date | null
}

/** Stored in the outbox as text. Never contains the meeting URL. */
export const buildEmailData = (
  liveSession: LiveSessionEmailInput,
): Omit<LiveSessionEmailData, 'firstname'> => ({
  liveSessionId: liveSession.id,
  slug: liveSession.slug,
  title: liveSession.title,
  summary: liveSession.summary,
  language: liveSession.language,
  host: liveSession.host,
  startsAt: liveSession.startsAt.toISOString(),
  minutes: String(liveSession.minutes),
  sequence: String(liveSession.sequence),
  changedAt: liveSession.updatedAt.toISOString(),
  reason: liveSession.cancelReason ?? '',
  formerStart: liveSession.rescheduledFrom?.toISOString() ?? '',
  page: absoluteUrl(routes.liveSession(liveSession.slug)),
  entry: absoluteUrl(routes.liveSessionCalendar(liveSession.slug)),
})
