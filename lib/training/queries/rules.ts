import 'server-only'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { database } from '@/db/client'
import { memberships, schools } from '@/db/relations/schools'
import { trainingRules } from '@/db/schema'
import { selectRule, type TrainingRule } from '../rules'

export async function listTrainingRules(): Promise<TrainingRule[]> {
  const db = await database()
  return db
    .select({
      board: trainingRules.board,
      firstYear: trainingRules.firstYear,
      totalHours: trainingRules.totalHours,
      governmentHours: trainingRules.governmentHours,
      inHouseHours: trainingRules.inHouseHours,
      valuesHours: trainingRules.valuesHours,
      practiceHours: trainingRules.practiceHours,
      growthHours: trainingRules.growthHours,
      archiveParts: trainingRules.archiveParts,
    })
    .from(trainingRules)
    .orderBy(asc(trainingRules.board), desc(trainingRules.firstYear))
}

/** Of the board of the user's school; without a school, of CBSE. */
export async function getRuleOfUser(userId: string, firstYear: number) {
  const db = await database()
  const [rules, [school]] = await Promise.all([
    listTrainingRules(),
    db
      .select({ board: schools.affiliationBoard })
      .from(memberships)
      .innerJoin(schools, eq(schools.id, memberships.schoolId))
      .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt))),
  ])
  const board = school?.board ?? null
  const rule = selectRule(rules, board, firstYear)
  return { ...rule, isFallback: board !== null && rule.board !== board }
}
