import 'server-only'
import { ARCHIVE_PARTS, type ArchivePart } from '@/base/training-kinds'

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
