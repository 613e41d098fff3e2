import 'server-only'
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { isName } from '@/base/known-id'
import { database } from '@/db/client'
import { gatherings } from '@/db/schema'
import { KINDS, type Kind, THEMES } from '../kinds'
import { standingOf } from '../policy'
import { endsAt, told } from './columns'

/** What the address asks of the programme; whatever else stands in it is passed over. */
export type Filter = { kind?: Kind; theme?: string; region?: string; before?: Date }

const COMING = 60
const PAST = 20

type Row = Awaited<ReturnType<typeof rows>>[number]
export type Told = ReturnType<typeof withStanding>

export function filterFrom(asked: Record<string, string | string[] | undefined>): Filter {
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name] : '')
  const before = new Date(text('before') || Number.NaN)
  return {
    kind: KINDS.find((kind) => kind === text('kind')),
    theme: THEMES.find((theme) => theme === text('theme')),
    region: text('region').isWellFormed() ? text('region').replaceAll('\0', '').slice(0, 80) : '',
    before: Number.isNaN(before.getTime()) ? undefined : before,
  }
}

/** The programme as everybody may see it: what comes, the next first, and what was, the last first. */
export async function programme(filter: Filter = {}) {
  const which = and(...matching(filter))
  const past = and(
    which,
    lte(endsAt, sql`now()`),
    ne(gatherings.state, 'cancelled'),
    filter.before && lt(gatherings.startsAt, filter.before),
  )
  const [coming, before] = await Promise.all([
    rows(and(which, gt(endsAt, sql`now()`)), asc(gatherings.startsAt), COMING),
    rows(past, desc(gatherings.startsAt), PAST + 1),
  ])
  const shown = before.slice(0, PAST)
  return {
    coming: coming.map(withStanding),
    past: shown.map(withStanding),
    earlier: before.length > PAST ? (shown.at(-1)?.startsAt ?? null) : null,
  }
}

/** The one that comes or runs next; none when there is no date. */
export async function nextGathering(kind?: Kind): Promise<Told | null> {
  const [row] = await rows(
    and(
      eq(gatherings.state, 'published'),
      kind && eq(gatherings.kind, kind),
      gt(endsAt, sql`now()`),
    ),
    asc(gatherings.startsAt),
    1,
  )
  return row ? withStanding(row) : null
}

/** As everybody may see it; a draft is not there yet. */
export async function gatheringAt(slug: string): Promise<Told | null> {
  if (!isName(slug)) return null
  const [row] = await rows(
    and(eq(gatherings.slug, slug), ne(gatherings.state, 'draft')),
    asc(gatherings.startsAt),
    1,
  )
  return row ? withStanding(row) : null
}

/** Which of these addresses have a page that everybody may see. */
export async function announcedSlugsAmong(slugs: string[]): Promise<string[]> {
  const db = await database()
  const found = await db
    .select({ slug: gatherings.slug })
    .from(gatherings)
    .where(and(inArray(gatherings.slug, slugs), ne(gatherings.state, 'draft')))
  return found.map(({ slug }) => slug)
}

/** Where meetings are held for, by what is announced. */
export async function regions(): Promise<string[]> {
  const db = await database()
  const found = await db
    .selectDistinct({ region: gatherings.region })
    .from(gatherings)
    .where(and(ne(gatherings.state, 'draft'), isNotNull(gatherings.region)))
    .orderBy(gatherings.region)
  return found.flatMap(({ region }) => region ?? [])
}

/** Which workshops of the week have a page of their own, by the title that they share with it. */
export async function workshopPages(): Promise<Map<string, string>> {
  const db = await database()
  const found = await db
    .select({ title: gatherings.title, slug: gatherings.slug })
    .from(gatherings)
    .where(
      and(
        eq(gatherings.kind, 'workshop'),
        eq(gatherings.state, 'published'),
        gt(endsAt, sql`now()`),
      ),
    )
    .orderBy(desc(gatherings.startsAt))
  return new Map(found.map(({ title, slug }) => [title, slug]))
}

const matching = ({ kind, theme, region }: Filter) => [
  ne(gatherings.state, 'draft'),
  kind && eq(gatherings.kind, kind),
  theme ? eq(gatherings.theme, theme) : undefined,
  region ? eq(gatherings.region, region) : undefined,
]

async function rows(which: SQL | undefined, order: SQL, most: number) {
  const db = await database()
  return db
    .select(told)
    .from(gatherings)
    .where(which)
    .orderBy(order, asc(gatherings.id))
    .limit(most)
}

const withStanding = ({ now, ...row }: Row) => ({ ...row, standing: standingOf(row, now), now })
