import { meanOf, sumOf, varianceOf } from './groups'
import { NEEDED } from './thresholds'

export type Reliability = { name: 'kr20' | 'alpha'; value: number }

/**
 * Cronbach's alpha of marks by student and question. If each question gives all its marks or none, and all have
 * equally many, it is the KR-20. Null if all students have the same total, or with a single question.
 */
export function computeAlpha(marks: number[][]): number | null {
  const count = marks[0]?.length ?? 0
  const totalVariance = marks.length > 0 ? varianceOf(marks.map(sumOf)) : 0
  if (count < 2 || totalVariance < 1e-9) return null
  const variances = Array.from({ length: count }, (_, index) =>
    varianceOf(marks.map((row) => row[index] ?? 0)),
  )
  return (count / (count - 1)) * (1 - sumOf(variances) / totalVariance)
}

export function computeReliability(marks: number[][], maxMarks: number[]): Reliability | null {
  if (marks.length < NEEDED.reliability || maxMarks.length < NEEDED.reliabilityQuestions)
    return null
  const value = computeAlpha(marks)
  if (value === null) return null
  const isAllOrNothing =
    maxMarks.every((most) => most === maxMarks[0]) &&
    marks.every((row) => row.every((mark, index) => mark === 0 || mark === maxMarks[index]))
  return { name: isAllOrNothing ? 'kr20' : 'alpha', value }
}

export const computeSpread = (totals: number[]): number | null =>
  totals.length < NEEDED.spread ? null : Math.sqrt(varianceOf(totals))

export const computeMean = (totals: number[]): number | null =>
  totals.length === 0 ? null : meanOf(totals)
