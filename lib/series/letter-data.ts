import 'server-only'
import { fullAddress } from '@/base/owner'
import type { GatheringData } from '@/lib/mail/letters'
import { routes } from '@/lib/routes'

type Gathering = {
  id: string
  slug: string
  kind: string
  title: string
  summary: string
  host: string
  startsAt: Date
  minutes: number
  sequence: number
  updatedAt: Date
  cancelReason?: string | null
}

/** What a letter about a gathering is made of; it waits in the outbox as text. Never the meeting's address. */
export const letterData = (gathering: Gathering): Omit<GatheringData, 'firstname'> => ({
  gathering: gathering.id,
  slug: gathering.slug,
  title: gathering.title,
  summary: gathering.summary,
  host: gathering.host,
  startsAt: gathering.startsAt.toISOString(),
  minutes: String(gathering.minutes),
  sequence: String(gathering.sequence),
  changedAt: gathering.updatedAt.toISOString(),
  reason: gathering.cancelReason ?? '',
  page: fullAddress(routes.gathering(gathering.slug)),
  entry: fullAddress(routes.gatheringCalendar(gathering.slug)),
})
