import { trainingText } from '@/i18n/training'
import type { TrainingSplit } from '@/lib/training/rules'

/** What the board's rule asks and the teacher has not yet, in words. */
export const MissingHours = ({ split }: { split: TrainingSplit }) => (
  <ul className="mt-4 grid max-w-xs gap-1">
    {trainingText()
      .rules.missing(split)
      .map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
  </ul>
)
