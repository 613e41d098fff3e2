import 'server-only'
import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { selectRows } from '@/db/rows'
import { fingerprint, matchesFingerprint } from '@/lib/auth/secrets'
import type { Viewer } from '@/lib/auth/sessions'
import type { Item, ItemType } from '@/lib/content/item'
import { getPublishedItem } from '@/lib/content/published'
import { buildOpenBook } from '@/lib/library/books'
import { memberItemUrls } from '@/lib/library/item-urls'
import { canOpen } from '@/lib/library/policy'
import { describeParts, nameVersion } from './parts'
import type { Licence, LicenceAnswer, LicenceRequest, LicensedItem } from './schema'

/**
 * A licence lets a device open an item without a connection. Nothing is stored here: what a device returns is checked
 * by its signature, and whether the user may open the item is asked each time.
 */

const PURPOSE = 'kept licence'
const MAX_DAYS = 30

export async function renewLicences(
  viewer: Viewer,
  requests: LicenceRequest[],
): Promise<LicenceAnswer> {
  const { now, premium, free } = await findValidity(viewer.id)
  const answer: LicenceAnswer = { now, licensed: [], refused: [] }
  for (const { item: name, licence } of requests) {
    const item = await findKeepable(viewer, name)
    const isOwn = !licence || isSigned(viewer.id, name, licence)
    const validUntil = item?.isPremium ? premium : free
    const licensed = item && isOwn && validUntil ? await license(viewer, item, validUntil) : null
    if (licensed) answer.licensed.push(licensed)
    else answer.refused.push(name)
  }
  return answer
}

export async function findKeepable(viewer: Viewer, name: string): Promise<Item | null> {
  const [type, id = ''] = name.split('/')
  const item = await getPublishedItem(type as ItemType, id)
  return item && canOpen(viewer, item) ? item : null
}

async function license(
  viewer: Viewer,
  item: Item,
  validUntil: string,
): Promise<LicensedItem | null> {
  const parts = await describeParts(item)
  if (parts.length === 0) return null
  const name = `${item.type}/${item.id}`
  const unsigned = { version: nameVersion(parts), validUntil }
  const signature = fingerprint(PURPOSE, writeLicence(viewer.id, name, unsigned))
  const { title, lang, author, description, pages, cover } = buildOpenBook(item)
  return {
    ...{ item: name, licence: { ...unsigned, signature }, parts },
    ...{ title, lang, author, description, pages },
    cover: item.type === 'book' ? cover : getFirstPage(item),
  }
}

const getFirstPage = (item: Item) => ({
  src: memberItemUrls.file(item, 'page-1'),
  ...(item.facts.isCrossTheme ? { width: 320, height: 226 } : { width: 226, height: 320 }),
})

const isSigned = (userId: string, name: string, licence: Licence): boolean =>
  matchesFingerprint(PURPOSE, writeLicence(userId, name, licence), licence.signature)

const writeLicence = (
  userId: string,
  name: string,
  { version, validUntil }: Omit<Licence, 'signature'>,
) => [userId, name, version, validUntil].join('\n')

type Validity = { now: string; free: string; premium: string | null }

/** Premium items: until the end of the term's last day in India, if that is earlier. */
async function findValidity(userId: string): Promise<Validity> {
  const db = await database()
  const [row] = await selectRows<Record<keyof Validity, Date | string | null>>(
    db,
    sql`select now() as now, now() + ${MAX_DAYS} * interval '1 day' as free, (
      select least(
        now() + ${MAX_DAYS} * interval '1 day',
        (max(t.last_day) + 1)::timestamp at time zone 'Asia/Kolkata')
      from memberships m join terms t on t.school_id = m.school_id
      where m.user_id = ${userId}::uuid and m.left_at is null
        and day_in_india() between t.first_day and t.last_day
      having count(*) > 0) as premium`,
  )
  const write = (time: Date | string | null | undefined) =>
    time ? new Date(time).toISOString() : null
  return { now: write(row?.now) ?? '', free: write(row?.free) ?? '', premium: write(row?.premium) }
}
