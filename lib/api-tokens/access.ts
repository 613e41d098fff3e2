import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { ApiScope } from '@/base/api-scopes'
import { AppError, type FieldErrors } from '@/base/errors'
import { database, prepareOnce } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { schools } from '@/db/read-models/schools'
import { apiTokens } from '@/db/schema'
import { hashToken } from '@/lib/auth/secrets'
import { isTokenText } from './token-text'

/** What a request with a token may reach. It acts for the user who made the token. */
export type ApiAccess = {
  id: string
  name: string
  scopes: ApiScope[]
  /** Null for a manager's. */
  schoolId: string | null
  user: { id: string; firstname: string; lastname: string }
  expiresAt: Date
}

const USED_INTERVAL_MS = 60_000

/** Read on every request. A role that ended has also revoked the token, by a trigger. */
const hasRole = sql<boolean>`case when ${apiTokens.schoolId} is null
  then exists (select from team_roles held
    where held.user_id = ${apiTokens.userId} and held.role = 'manager')
  else exists (select from memberships seat
    where seat.user_id = ${apiTokens.userId} and seat.school_id = ${apiTokens.schoolId}
      and seat.role = 'coordinator' and seat.left_at is null) end`

const isSchoolActive = sql<boolean>`(${apiTokens.schoolId} is null or exists (select from terms running
  where running.school_id = ${apiTokens.schoolId}
    and day_in_india() between running.first_day and running.last_day))`

const accessStatement = prepareOnce((db) =>
  db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      schoolId: apiTokens.schoolId,
      userId: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      expiresAt: apiTokens.expiresAt,
      lastUsedAt: apiTokens.lastUsedAt,
      works: sql<boolean>`(${apiTokens.revokedAt} is null and ${apiTokens.expiresAt} > now() and ${hasRole})`,
      isSchoolActive,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(eq(apiTokens.tokenHash, sql.placeholder('hash')))
    .prepare('api_access'),
)

/** One answer for unknown, expired and revoked tokens. */
export async function findApiAccess(bearerToken: string | null): Promise<ApiAccess> {
  if (bearerToken === null || !isTokenText(bearerToken)) throw tokenError()
  const db = await database()
  const [row] = await accessStatement(db).execute({ hash: hashToken(bearerToken) })
  if (!row?.works) throw tokenError()
  if (!row.isSchoolActive) throw new AppError('forbidden', 'apiTermOver')
  const {
    userId,
    firstname,
    lastname,
    lastUsedAt,
    works: _,
    isSchoolActive: _active,
    ...token
  } = row
  if (Date.now() - (lastUsedAt?.getTime() ?? 0) > USED_INTERVAL_MS)
    await db.update(apiTokens).set({ lastUsedAt: sql`now()` }).where(eq(apiTokens.id, token.id))
  return { ...token, user: { id: userId, firstname, lastname } }
}

export function requireScope({ scopes }: ApiAccess, scope: ApiScope): void {
  if (!scopes.includes(scope))
    throw new AppError('forbidden', 'apiScopeMissing', { values: { scope } })
}

const tokenError = () => new AppError('unauthenticated', 'apiTokenInvalid')

/** A school's token reaches its own only; a manager's any, or all without one. */
export async function findReadableSchool(
  { schoolId }: ApiAccess,
  requested: string | undefined,
): Promise<string | undefined> {
  if (schoolId !== null) {
    if (requested !== undefined && requested !== schoolId)
      throw new AppError('notFound', 'notFound')
    return schoolId
  }
  if (requested === undefined) return undefined
  const db = await database()
  const [school] = await db
    .select({ id: schools.id })
    .from(schools)
    .where(eq(schools.id, requested))
  if (!school) throw new AppError('notFound', 'notFound')
  return school.id
}

/** For lists that are one school's. */
export async function requireReadableSchool(
  access: ApiAccess,
  requested: string | undefined,
): Promise<string> {
  const school = await findReadableSchool(access, requested)
  if (school === undefined) throw missingError({ school: 'schoolIdRequired' })
  return school
}

/** A manager's token reads people session by session. */
export function requireSession(session: string | undefined): string {
  if (session === undefined) throw missingError({ session: 'sessionIdRequired' })
  return session
}

const missingError = (errors: FieldErrors) => new AppError('invalid', 'checkForm', { errors })

/** For actions of a coordinator. */
export function requireSchoolToken({ schoolId }: ApiAccess): void {
  if (schoolId === null) throw new AppError('forbidden', 'apiSchoolTokenOnly')
}

/** For actions of the team. */
export function requireTeamToken({ schoolId }: ApiAccess): void {
  if (schoolId !== null) throw new AppError('forbidden', 'apiTeamTokenOnly')
}
