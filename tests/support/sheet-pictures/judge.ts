import type { SheetLayout } from '@/base/answer-sheet'
import type { SheetReading } from '@/lib/client/sheet-reader/types'
import type { GroupTruth } from './fill'
import type { SheetPaper } from './papers'

/** How a reading compares with what the student meant. */
export type SheetVerdict = {
  isFound: boolean
  bubbles: number
  /** Roll number and questions. */
  answers: number
  /** Of those without doubt on paper, accepted with another meaning. */
  wrong: string[]
  /** Of those without doubt on paper, left to a person. */
  taps: number
  /** With a doubt on paper: two marked, or one crossed out. */
  unclear: number
  /** Of these, accepted with another meaning. */
  wrongUnclear: number
}

export function judgeReading(
  reading: SheetReading,
  { layout, code }: SheetPaper,
  truths: GroupTruth[],
): SheetVerdict {
  const verdict: SheetVerdict = {
    ...{ isFound: false, bubbles: 0, answers: 0, wrong: [], taps: 0, unclear: 0, wrongUnclear: 0 },
  }
  if (reading.outcome !== 'read') return verdict
  verdict.isFound = true
  if (reading.code.test !== code.test || reading.code.version !== code.version)
    verdict.wrong.push('the code')
  verdict.bubbles = countBubbles(layout)
  let next = 0
  const items = [reading.roll, ...reading.questions]
  for (const [index, { groups, isDoubtful }] of items.entries()) {
    const own = truths.slice(next, next + groups.length)
    next += groups.length
    verdict.answers += 1
    const isSame = groups.every(
      ({ marked }, group) => marked.join() === (own[group]?.meant ?? []).join(),
    )
    const isClear = own.every((truth) => truth.isClear)
    if (!isClear) verdict.unclear += 1
    if (isDoubtful && isClear) verdict.taps += 1
    if (isDoubtful || isSame) continue
    const name = `${index === 0 ? 'roll number' : `question ${index}`}: ${groups.map(({ marked }) => marked.join('+')).join(' ')} for ${own.map(({ meant }) => meant.join('+')).join(' ')}`
    if (isClear) verdict.wrong.push(name)
    else verdict.wrongUnclear += 1
  }
  return verdict
}

const countBubbles = ({ roll, questions }: SheetLayout) =>
  [...roll.groups, ...questions.flatMap(({ groups }) => groups)].reduce(
    (sum, { bubbles }) => sum + bubbles.length,
    0,
  )
