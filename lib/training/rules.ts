import 'server-only'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import {
  ARCHIVE_PARTS,
  type ArchivePart,
  PROVIDER_CLASSES,
  type ProviderClass,
  STANDARD_DOMAINS,
  type StandardDomain,
} from '@/base/training-kinds'
import { database, prepareOnce } from '@/db/client'
import { memberships, schools } from '@/db/read-models/schools'
import { trainingRules } from '@/db/schema'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import type { TrainingRuleInput } from './schema'

export type TrainingRule = {
  board: string
  firstYear: number
  totalHours: number
  governmentHours: number
  inHouseHours: number
  valuesHours: number
  practiceHours: number
  growthHours: number
  archiveParts: ArchivePart[]
}

/** Used until the office saves a rule for CBSE. */
export const CBSE_RULE: TrainingRule = {
  board: 'CBSE',
  firstYear: 2025,
  totalHours: 50,
  governmentHours: 25,
  inHouseHours: 25,
  valuesHours: 12,
  practiceHours: 24,
  growthHours: 14,
  archiveParts: [...ARCHIVE_PARTS],
}

/** The board's latest rule up to this school year, else the rule of CBSE. */
export function selectRule(
  rules: readonly TrainingRule[],
  board: string | null,
  firstYear: number,
): TrainingRule {
  const findLatest = (name: string | null) =>
    rules
      .filter((rule) => rule.board === name && rule.firstYear <= firstYear)
      .toSorted((first, second) => second.firstYear - first.firstYear)[0]
  return findLatest(board) ?? findLatest(CBSE_RULE.board) ?? CBSE_RULE
}

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

export type ClassifiedMinutes = {
  minutes: number
  providerClass: ProviderClass
  standardDomain: StandardDomain | null
}

export type TrainingSplit = ReturnType<typeof summarizeSplit>

/** The minutes of one school year by part of the rule, and what is missing. */
export function summarizeSplit(rule: TrainingRule, activities: readonly ClassifiedMinutes[]) {
  const minutes = Object.fromEntries(
    PROVIDER_CLASSES.map((name) => [
      name,
      sumMinutes(activities.filter(({ providerClass }) => providerClass === name)),
    ]),
  ) as Record<ProviderClass, number>
  const all = sumMinutes(activities)
  const hasParts = rule.governmentHours + rule.inHouseHours > 0
  return {
    rule,
    all,
    minutes,
    hasParts,
    missing: {
      government: getMissing(rule.governmentHours, minutes.government),
      inHouse: getMissing(rule.inHouseHours, minutes['in-house']),
      all: getMissing(rule.totalHours, all),
    },
    domains: STANDARD_DOMAINS.map((domain) => summarizeDomain(rule, activities, domain)),
  }
}

/** Whether nothing is missing: both parts where the rule has parts, else the total. */
export const isComplete = ({ hasParts, missing }: TrainingSplit) =>
  hasParts ? missing.government + missing.inHouse === 0 : missing.all === 0

function summarizeDomain(
  rule: TrainingRule,
  activities: readonly ClassifiedMinutes[],
  domain: StandardDomain,
) {
  const hours = {
    values: rule.valuesHours,
    practice: rule.practiceHours,
    growth: rule.growthHours,
  }[domain]
  const minutes = sumMinutes(activities.filter(({ standardDomain }) => standardDomain === domain))
  return { domain, hours, minutes, missing: getMissing(hours, minutes) }
}

const getMissing = (hours: number, minutes: number) => Math.max(0, hours * 60 - minutes)

const sumMinutes = (activities: readonly { minutes: number }[]) =>
  activities.reduce((total, { minutes }) => total + minutes, 0)
