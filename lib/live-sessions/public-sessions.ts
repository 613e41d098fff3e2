import 'server-only'
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { isSlug } from '@/base/ids'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { liveSessions } from '@/db/schema'
import {
  findEntryByLabel,
  findPageLabel,
  getLists,
  type ListEntry,
  type Lists,
  translateLabel,
} from '@/lib/content/lists'
import { routes } from '@/lib/routes'
import { endsAt } from './conditions'
import { LIVE_SESSION_KINDS, type LiveSessionKind } from './kinds'
import { getLiveSessionPhase } from './policy'

/** The database's clock is the same for all instances. */
export const now = sql`now()`.mapWith(liveSessions.startsAt)

/** Without meeting URL and attendance code: only the team's form and the join statement select those. */
export const publicColumns = {
  slug: liveSessions.slug,
  kind: liveSessions.kind,
  state: liveSessions.state,
  theme: liveSessions.theme,
  title: liveSessions.title,
  summary: liveSessions.summary,
  language: liveSessions.language,
  host: liveSessions.host,
  hostBio: liveSessions.hostBio,
  takeaway: liveSessions.takeaway,
  preparation: liveSessions.preparation,
  startsAt: liveSessions.startsAt,
  minutes: liveSessions.minutes,
  rescheduledFrom: liveSessions.rescheduledFrom,
  audience: liveSessions.audience,
  capacity: liveSessions.capacity,
  subject: liveSessions.subject,
  region: liveSessions.region,
  attendanceMethod: liveSessions.attendanceMethod,
  resourceIds: liveSessions.resourceIds,
  cancelReason: liveSessions.cancelReason,
  updatedAt: liveSessions.updatedAt,
  hasRecording: sql<boolean>`(${liveSessions.recordingVideoId} is not null or ${liveSessions.recordingUrl} is not null)`,
  now,
}

const MAX_URLS = 5_000

export type ProgrammeQuery = {
  kind?: LiveSessionKind
  theme?: string
  region?: string
  /** With its former labels. */
  regionTexts?: string[]
  before?: Date
}

const MAX_UPCOMING = 60

const MAX_PAST = 20

type ProgrammeRow = Awaited<ReturnType<typeof findRows>>[number]

const addPhase = ({ now, ...row }: ProgrammeRow) => ({
  ...row,
  phase: getLiveSessionPhase(row, now),
  now,
})

export type PublicLiveSession = ReturnType<typeof addPhase>

export async function findLiveSessionPaths() {
  const db = await database()
  const rows = await db
    .select({ slug: liveSessions.slug, lastModified: liveSessions.updatedAt })
    .from(liveSessions)
    .where(ne(liveSessions.state, 'draft'))
    .orderBy(desc(liveSessions.startsAt))
    .limit(MAX_URLS)
  return rows.map(({ slug, lastModified }) => ({
    path: routes.liveSession(slug),
    lastModified,
  }))
}

export function parseProgrammeFilter(
  params: Record<string, string | string[] | undefined>,
  lists: Lists,
): ProgrammeQuery {
  const readParam = (paramName: string) =>
    typeof params[paramName] === 'string' ? params[paramName] : ''
  const startsBefore = new Date(readParam('before') || Number.NaN)
  return {
    kind: LIVE_SESSION_KINDS.find((kind) => kind === readParam('kind')),
    theme: lists.theme.find(({ slug }) => slug === readParam('theme'))?.slug,
    ...readRegion(readParam('region'), lists.region),
    before: Number.isNaN(startsBefore.getTime()) ? undefined : startsBefore,
  }
}

export async function getProgramme(filter: ProgrammeQuery = {}) {
  const condition = and(...buildConditions(filter))
  const isPast = and(
    condition,
    lte(endsAt, sql`now()`),
    ne(liveSessions.state, 'cancelled'),
    filter.before && lt(liveSessions.startsAt, filter.before),
  )
  const [upcomingRows, pastRowsAndNext] = await Promise.all([
    findRows(and(condition, gt(endsAt, sql`now()`)), asc(liveSessions.startsAt), MAX_UPCOMING),
    findRows(isPast, desc(liveSessions.startsAt), MAX_PAST + 1),
  ])
  const pastRows = pastRowsAndNext.slice(0, MAX_PAST)
  return {
    coming: upcomingRows.map(addPhase),
    past: pastRows.map(addPhase),
    earlier: pastRowsAndNext.length > MAX_PAST ? (pastRows.at(-1)?.startsAt ?? null) : null,
  }
}

export async function getNextLiveSession(
  kind?: LiveSessionKind,
): Promise<PublicLiveSession | null> {
  const [row] = await findRows(
    and(
      eq(liveSessions.state, 'published'),
      kind && eq(liveSessions.kind, kind),
      gt(endsAt, sql`now()`),
    ),
    asc(liveSessions.startsAt),
    1,
  )
  return row ? addPhase(row) : null
}

/** Drafts are not found. */
export async function getLiveSession(slug: string): Promise<PublicLiveSession | null> {
  if (!isSlug(slug)) return null
  const [row] = await findRows(
    and(eq(liveSessions.slug, slug), ne(liveSessions.state, 'draft')),
    asc(liveSessions.startsAt),
    1,
  )
  return row ? addPhase(row) : null
}

export async function filterAnnouncedSlugs(slugs: string[]): Promise<string[]> {
  const db = await database()
  const foundRows = await db
    .select({ slug: liveSessions.slug })
    .from(liveSessions)
    .where(and(inArray(liveSessions.slug, slugs), ne(liveSessions.state, 'draft')))
  return foundRows.map(({ slug }) => slug)
}

export async function findRegions(): Promise<string[]> {
  const region = orderByName(liveSessions.region)
  const db = await database()
  const foundRows = await db
    .selectDistinct({ region })
    .from(liveSessions)
    .where(and(ne(liveSessions.state, 'draft'), isNotNull(liveSessions.region)))
    .orderBy(region)
  return foundRows.flatMap((row) => row.region)
}

export async function getWorkshopSlugsByTitle(): Promise<Map<string, string>> {
  const db = await database()
  const foundRows = await db
    .select({ title: liveSessions.title, slug: liveSessions.slug })
    .from(liveSessions)
    .where(
      and(
        eq(liveSessions.kind, 'workshop'),
        eq(liveSessions.state, 'published'),
        gt(endsAt, sql`now()`),
      ),
    )
    .orderBy(desc(liveSessions.startsAt))
  return new Map(foundRows.map(({ title, slug }) => [title, slug]))
}

/** A former label of a region means the region. */
function readRegion(param: string, regions: ListEntry[]) {
  const text = param.isWellFormed() ? param.replaceAll('\0', '').slice(0, 80) : ''
  const entry = findEntryByLabel(regions, text)
  return entry
    ? { region: entry.label, regionTexts: [entry.label, ...entry.formerLabels] }
    : { region: text }
}

const buildConditions = ({ kind, theme, region, regionTexts }: ProgrammeQuery) => [
  ne(liveSessions.state, 'draft'),
  kind && eq(liveSessions.kind, kind),
  theme ? eq(liveSessions.theme, theme) : undefined,
  region ? inArray(liveSessions.region, regionTexts ?? [region]) : undefined,
]

async function findRows(condition: SQL | undefined, order: SQL, limit: number) {
  const db = await database()
  const rows = await db
    .select(publicColumns)
    .from(liveSessions)
    .where(condition)
    .orderBy(order, asc(liveSessions.id))
    .limit(limit)
  const lists = await getLists()
  return rows.map((row) => ({
    ...row,
    themeLabel: findPageLabel(lists.theme, row.theme),
    subject: row.subject && translateLabel(lists.subject, row.subject),
    region: row.region && translateLabel(lists.region, row.region),
  }))
}
