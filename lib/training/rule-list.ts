import 'server-only'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { memberships, schools } from '@/db/read-models/schools'
import { trainingRules } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import { selectRule, type TrainingRule } from './rules'
import type { TrainingRuleInput } from './schema'

const ruleColumns = {
  board: trainingRules.board,
  firstYear: trainingRules.firstYear,
  totalHours: trainingRules.totalHours,
  governmentHours: trainingRules.governmentHours,
  inHouseHours: trainingRules.inHouseHours,
  valuesHours: trainingRules.valuesHours,
  practiceHours: trainingRules.practiceHours,
  growthHours: trainingRules.growthHours,
  archiveParts: trainingRules.archiveParts,
}

/** All rules beside the board, in one round trip; at least one row. */
const rulesForUserQuery = prepareOnce((db) => {
  const userBoard = db
    .select({ board: sql<string | null>`max(${schools.affiliationBoard})`.as('board_of_user') })
    .from(memberships)
    .innerJoin(schools, eq(schools.id, memberships.schoolId))
    .where(and(eq(memberships.userId, sql.placeholder('userId')), isNull(memberships.leftAt)))
    .as('user_board')
  return db
    .select({ boardOfUser: userBoard.board, rule: ruleColumns })
    .from(userBoard)
    .leftJoin(trainingRules, sql`true`)
    .prepare('rules_for_user')
})

export async function listTrainingRules(): Promise<TrainingRule[]> {
  const db = await database()
  return db
    .select(ruleColumns)
    .from(trainingRules)
    .orderBy(asc(trainingRules.board), desc(trainingRules.firstYear))
}

type RulesForUser = Awaited<ReturnType<typeof findRulesForUser>>

export async function findRulesForUser(userId: string) {
  return rulesForUserQuery(await database()).execute({ userId })
}

/** Of the board of the user's school; without a school, of CBSE. */
export function chooseRule(rows: RulesForUser, firstYear: number) {
  const board = rows[0]?.boardOfUser ?? null
  const rules = rows.flatMap(({ rule }) => rule ?? [])
  const rule = selectRule(rules, board, firstYear)
  return { ...rule, isFallback: board !== null && rule.board !== board }
}

/** Replaces the board's rule of the same year; earlier years keep theirs. */
export async function saveTrainingRule(
  viewer: { id: string },
  { board, firstYear, ...rule }: TrainingRuleInput,
): Promise<void> {
  const db = await database()
  await db.transaction(async (tx) => {
    await tx
      .insert(trainingRules)
      .values({ board, firstYear, ...rule, savedBy: viewer.id })
      .onConflictDoUpdate({
        target: [trainingRules.board, trainingRules.firstYear],
        set: { ...rule, savedBy: viewer.id, createdAt: sql`now()` },
      })
    await writeAuditLog(tx, {
      action: 'training-rule.saved',
      actor: userActor(viewer.id),
      values: { board, firstYear },
    })
  })
}
