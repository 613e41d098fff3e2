import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import {
  createDomainResolver,
  type DomainResolver,
  MISSING_DAYS,
  RECHECK_BATCH,
  recheckProofs,
} from '@/base/dns'
import { type Db, database } from '@/db/client'
import { schoolSignIns } from '@/db/schema'
import { siteActor } from '@/lib/audit/audit-log'
import { endProof, getSignInProof } from './proof'

/** Every domain once a day: its next owner must not let people into the school. */
export async function recheckSignInDomains(
  _db?: Db,
  resolver: DomainResolver = createDomainResolver(),
): Promise<number> {
  const db = await database()
  return recheckProofs(resolver, {
    claim: () => claimDomains(db),
    getProof: getSignInProof,
    record: (domain, isProved) => db.transaction((tx) => recordCheck(tx, domain, isProved)),
    failure: 'school-login.dns-failed',
  })
}

const claimDomains = (db: Db) =>
  db
    .update(schoolSignIns)
    .set({ checkedAt: sql`now()` })
    .where(
      sql`${schoolSignIns.id} in (select id from school_sign_ins
        where kind = 'domain' and confirmed_at is not null and checked_at < now() - interval '1 day'
        order by checked_at limit ${RECHECK_BATCH} for update skip locked)`,
    )
    .returning({
      id: schoolSignIns.id,
      schoolId: schoolSignIns.schoolId,
      kind: schoolSignIns.kind,
      value: schoolSignIns.value,
      token: schoolSignIns.token,
    })

type CheckedSignIn = Awaited<ReturnType<typeof claimDomains>>[number]

async function recordCheck(tx: Db, domain: CheckedSignIn, isProved: boolean) {
  const { id, token, confirmedAt, missingSince } = schoolSignIns
  const [row] = await tx
    .update(schoolSignIns)
    .set({ missingSince: isProved ? null : sql`coalesce(${missingSince}, now())` })
    .where(and(eq(id, domain.id), eq(token, domain.token), isNotNull(confirmedAt)))
    .returning({
      isOver: sql<boolean>`coalesce(${missingSince} <= now() - ${sql.raw(`${MISSING_DAYS}`)} * interval '1 day', false)`,
    })
  if (row?.isOver) await endProof(tx, domain, siteActor)
}
