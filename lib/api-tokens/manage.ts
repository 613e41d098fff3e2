import 'server-only'
import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ApiScope } from '@/base/api-scopes'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { formatIndiaDay } from '@/base/india-time'
import { RETENTION } from '@/base/retention'
import { ago } from '@/db/ago'
import { type Db, database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { apiTokens } from '@/db/schema'
import { checkStepUp, lockCheckedAccount, type StepUpViewer } from '@/lib/accounts/password/check'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { hashToken } from '@/lib/auth/secrets'
import { getCoordinatedSchool } from '@/lib/schools/coordinator'
import { lockOwnSchool } from '@/lib/schools/locks'
import { lockManagerRole } from '@/lib/team-access/member'
import { type NewTokenNotice, tellCoordinators, tellManager } from './notify'
import type { SchoolTokenInput, TeamTokenInput } from './schema'
import { createTokenText } from './token-text'

/** Of those that work; enough for one per program. */
const MAX_TOKENS = 20
const MAX_LISTED = 100
const ENDING_CHARACTERS = 4

type NewToken = {
  name: string
  scopes: ApiScope[]
  days: string
  schoolId: string | null
  userId: string
}

export type ApiTokenRow = Awaited<ReturnType<typeof listTokens>>[number]

/** The text is returned once and never stored. */
export async function createSchoolToken(
  viewer: StepUpViewer & { firstname: string; lastname: string },
  { name, scopes, days, ...stepUp }: SchoolTokenInput,
): Promise<string> {
  // Before the password, so that others get the same answer as for any page of a coordinator.
  await getCoordinatedSchool(viewer)
  const checked = await checkStepUp(viewer, stepUp)
  const db = await database()
  return db.transaction(async (tx) => {
    await lockCheckedAccount(tx, viewer.id, checked)
    const { school } = await lockOwnSchool(tx, viewer.id)
    const token = { name, scopes, days, schoolId: school.id, userId: viewer.id }
    const { text, notice } = await insertToken(tx, token, isOfSchool(school.id))
    await tellCoordinators(tx, school, viewer, notice)
    return text
  })
}

/** The caller has checked the second factor. */
export async function createTeamToken(
  viewer: { id: string; firstname: string; email: string },
  form: TeamTokenInput,
): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    await lockManagerRole(tx, viewer.id)
    const token = { ...form, schoolId: null, userId: viewer.id }
    const { text, notice } = await insertToken(tx, token, isOfTeam)
    await tellManager(tx, viewer, notice)
    return text
  })
}

/** Those that worked in the last 90 days, newest first. The caller must check access. */
export const listSchoolTokens = (schoolId: string) => listTokens(isOfSchool(schoolId))
export const listTeamTokens = () => listTokens(isOfTeam)

/** Any coordinator of the school, not only the one who made it. */
export async function revokeSchoolToken(viewer: { id: string }, id: string): Promise<string> {
  const db = await database()
  return db.transaction(async (tx) => {
    const { school } = await lockOwnSchool(tx, viewer.id)
    return revokeToken(tx, viewer, id, isOfSchool(school.id))
  })
}

export async function revokeTeamToken(viewer: { id: string }, id: string): Promise<string> {
  const db = await database()
  return db.transaction((tx) => revokeToken(tx, viewer, id, isOfTeam))
}

/** After a breach. */
export async function revokeAllTokens(db: Db): Promise<number> {
  const rows = await db
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(isNull(apiTokens.revokedAt))
    .returning({ id: apiTokens.id })
  return rows.length
}

export async function purgeApiTokens(db: Db): Promise<void> {
  const endedAt = sql`least(${apiTokens.expiresAt}, ${apiTokens.revokedAt})`
  await db.delete(apiTokens).where(lt(endedAt, ago(RETENTION.apiToken)))
}

const isOfSchool = (schoolId: string) => eq(apiTokens.schoolId, schoolId)
const isOfTeam = isNull(apiTokens.schoolId)
const isOpen = and(isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, sql`now()`))

async function insertToken(
  tx: Db,
  { days, ...token }: NewToken,
  siblings: SQL,
): Promise<{ text: string; notice: NewTokenNotice }> {
  if ((await tx.$count(apiTokens, and(siblings, isOpen))) >= MAX_TOKENS)
    throw new AppError('conflict', 'tooManyTokens')
  const text = createTokenText()
  const scopes = [...new Set(token.scopes)]
  const [row] = await tx
    .insert(apiTokens)
    .values({
      ...{ ...token, scopes, tokenHash: hashToken(text), ending: text.slice(-ENDING_CHARACTERS) },
      expiresAt: sql`now() + make_interval(days => ${Number(days)})`,
    })
    .returning({ id: apiTokens.id, expiresAt: apiTokens.expiresAt })
  if (!row) throw new Error('the token was not stored')
  await writeAuditLog(tx, {
    ...{ action: 'api-token.created', actor: userActor(token.userId), targetId: row.id },
    ...(token.schoolId && { schoolId: token.schoolId }),
    values: { title: token.name, scopes: scopes.join(', ') },
  })
  return { text, notice: { name: token.name, scopes, until: formatIndiaDay(row.expiresAt) } }
}

async function revokeToken(tx: Db, viewer: { id: string }, id: string, siblings: SQL) {
  const [row] = await tx
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiTokens.id, requireUuid(id)), siblings, isNull(apiTokens.revokedAt)))
    .returning({ name: apiTokens.name, schoolId: apiTokens.schoolId })
  if (!row) throw new AppError('notFound', 'notFound')
  await writeAuditLog(tx, {
    ...{ action: 'api-token.revoked', actor: userActor(viewer.id), targetId: id },
    ...(row.schoolId && { schoolId: row.schoolId }),
    values: { title: row.name },
  })
  return row.name
}

async function listTokens(siblings: SQL) {
  const db = await database()
  return db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      ending: apiTokens.ending,
      scopes: apiTokens.scopes,
      maker: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      createdAt: apiTokens.createdAt,
      expiresAt: apiTokens.expiresAt,
      lastUsedAt: apiTokens.lastUsedAt,
      state: sql<'works' | 'expired' | 'revoked'>`case
        when ${apiTokens.revokedAt} is not null then 'revoked'
        when ${apiTokens.expiresAt} <= now() then 'expired' else 'works' end`,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(siblings)
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(MAX_LISTED)
}
