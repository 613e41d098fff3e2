import { classAssignmentsText } from '@/i18n/class-assignments'
import type { AssignmentMark, UnsentMarks } from '@/lib/client/class-tests/unsent-marks'

type Props = {
  rolls: number[]
  marks: Map<number, AssignmentMark>
  unsent: UnsentMarks
  onOpen: (position: number) => void
}

/** Who has handed in; a press on a number opens that student. */
export function HandedIn({ rolls, marks, unsent, onOpen }: Props) {
  const text = classAssignmentsText()
  const hasHandedIn = (rollNumber: number) => marks.get(rollNumber)?.isHandedIn === true
  const { waiting, delivery } = unsent
  return (
    <section aria-labelledby="handed-in" className="panel">
      <h2 id="handed-in">{text.count(rolls.filter(hasHandedIn).length, rolls.length)}</h2>
      <p role="status">
        {waiting.length === 0
          ? text.saved
          : delivery === 'idle' || delivery === 'sending'
            ? text.sending
            : text.waiting(waiting.length)}
      </p>
      <ul className="roll-grid">
        {rolls.map((rollNumber, position) => (
          <li key={rollNumber}>
            <button
              type="button"
              className={hasHandedIn(rollNumber) ? 'roll-button is-done' : 'roll-button'}
              aria-label={text.rollState(rollNumber, hasHandedIn(rollNumber))}
              onClick={() => onOpen(position)}
            >
              {rollNumber}
              {hasHandedIn(rollNumber) && ' ✓'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
