'use client'

import { useEffect, useMemo, useState } from 'react'
import type { AssignmentCriterion } from '@/base/class-test-kinds'
import { Button } from '@/components/ui/button'
import { classAssignmentsText } from '@/i18n/class-assignments'
import { useStudentNames } from '@/lib/client/class-tests/student-names'
import {
  type AssignmentMark,
  createUnsentMarks,
  type UnsentMarks,
} from '@/lib/client/class-tests/unsent-marks'
import { useHydrated } from '@/lib/client/use-hydrated'
import { LOADS_SCRIPTS } from '@/server/contract'
import { NamesPanel } from '../names-panel'
import { CommentChoice } from './comment-choice'
import { CriterionLevelButtons } from './criterion-levels'
import { HandedIn } from './handed-in'

type Props = {
  assignment: {
    id: string
    language: string
    rubric: AssignmentCriterion[]
    comments: string[]
    group: { id: string; rollNumbers: number[] }
    marks: AssignmentMark[]
  }
}

const [PREVIOUS, NEXT] = ['←', '→']

const newMark = (rollNumber: number): AssignmentMark => ({
  ...{ section: '', rollNumber, levels: {}, comment: '', isHandedIn: false },
})

/** One student at a time. A student whose last criterion is ticked makes room for the next one. */
export function AssignmentMarking({ assignment }: Props) {
  const text = classAssignmentsText()
  const isHydrated = useHydrated()
  const { id, rubric, group } = assignment
  const names = useStudentNames(group.id)
  const [marks, setMarks] = useState(() => toMap(assignment.marks))
  const [unsent, setUnsent] = useState<UnsentMarks>({
    ...{ waiting: [], delivery: 'idle', isKept: true },
  })
  const [queue] = useState(() => createUnsentMarks(id, setUnsent))
  const rolls = useMemo(() => listRolls(group.rollNumbers, assignment.marks), [group, assignment])
  const [position, setPosition] = useState(() => findFirstOpen(rolls, assignment.marks))
  const rollNumber = rolls[position] ?? 0
  const mark = marks.get(rollNumber) ?? newMark(rollNumber)

  useEffect(() => {
    void queue.open().then((kept) => setMarks((map) => new Map([...map, ...toMap(kept)])))
    return queue.close
  }, [queue])

  const change = (changes: Partial<AssignmentMark>) => {
    const changed = { ...mark, ...changes }
    setMarks((map) => new Map(map).set(rollNumber, changed))
    void queue.add({ ...changed, markedAt: new Date().toISOString() })
    return changed
  }
  const tick = (criterionId: string, level: number) => {
    const wasComplete = isComplete(rubric, mark)
    const changed = change({ levels: { ...mark.levels, [criterionId]: level }, isHandedIn: true })
    if (!wasComplete && isComplete(rubric, changed)) move(1)
  }
  const move = (step: number) =>
    setPosition((from) => Math.max(0, Math.min(rolls.length - 1, from + step)))

  return (
    <div
      className="mt-4 grid items-start gap-x-12 gap-y-8 lg:grid-cols-aside-wide"
      {...LOADS_SCRIPTS.now}
    >
      <section aria-labelledby="student" className="panel">
        <div className="flex items-center justify-between gap-3">
          <Button
            variant="secondary"
            aria-label={text.previous}
            disabled={!isHydrated || position === 0}
            onClick={() => move(-1)}
          >
            {PREVIOUS}
          </Button>
          <h2 id="student" aria-live="polite" className="text-center wrap-anywhere">
            {[text.roll(rollNumber), names.names[rollNumber]].filter(Boolean).join(', ')}
          </h2>
          <Button
            variant="secondary"
            aria-label={text.next}
            disabled={!isHydrated || position === rolls.length - 1}
            onClick={() => move(1)}
          >
            {NEXT}
          </Button>
        </div>
        {rubric.map((criterion) => (
          <CriterionLevelButtons
            key={`${rollNumber} ${criterion.id}`}
            {...{ criterion, isHydrated }}
            chosen={mark.levels[criterion.id]}
            onTick={(level) => tick(criterion.id, level)}
          />
        ))}
        <CommentChoice
          key={rollNumber}
          assignmentId={id}
          language={assignment.language}
          comments={assignment.comments}
          comment={mark.comment}
          onChoose={(comment) => change({ comment, isHandedIn: true })}
        />
        <div className="mt-4">
          <Button
            variant="secondary"
            disabled={!isHydrated}
            onClick={() => {
              change(mark.isHandedIn ? { isHandedIn: false, levels: {} } : { isHandedIn: true })
              if (mark.isHandedIn) move(1)
            }}
          >
            {mark.isHandedIn ? text.notHandedIn : text.handIn}
          </Button>
        </div>
      </section>
      <div className="grid gap-6">
        <HandedIn {...{ rolls, marks, unsent }} onOpen={setPosition} />
        <NamesPanel {...names} />
      </div>
    </div>
  )
}

const toMap = (marks: AssignmentMark[]) =>
  new Map(marks.filter(({ section }) => section === '').map((mark) => [mark.rollNumber, mark]))

const isComplete = (rubric: AssignmentCriterion[], { levels }: AssignmentMark) =>
  rubric.every(({ id }) => levels[id] !== undefined)

/** Of the class; and those that were marked before they left its list. */
const listRolls = (rollNumbers: number[], marks: AssignmentMark[]) =>
  [...new Set([...rollNumbers, ...marks.map(({ rollNumber }) => rollNumber)])].sort((a, b) => a - b)

const findFirstOpen = (rolls: number[], marks: AssignmentMark[]) => {
  const done = new Set(marks.map(({ rollNumber }) => rollNumber))
  return Math.max(
    0,
    rolls.findIndex((rollNumber) => !done.has(rollNumber)),
  )
}
