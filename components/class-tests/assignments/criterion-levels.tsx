import type { AssignmentCriterion } from '@/base/class-test-kinds'

type Props = {
  criterion: AssignmentCriterion
  isHydrated: boolean
  chosen: number | undefined
  onTick: (level: number) => void
}

/** One tap; the words of the chosen level are below. */
export function CriterionLevelButtons({ criterion, isHydrated, chosen, onTick }: Props) {
  const { name, levels } = criterion
  return (
    <fieldset className="mt-4">
      <legend dir="auto" className="font-semibold">
        {name}
      </legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {levels.map((level, position) => (
          <button
            key={level.points}
            type="button"
            className="level-button"
            aria-pressed={position === chosen}
            aria-label={`${name} ${level.points}: ${level.name}`}
            disabled={!isHydrated}
            onClick={() => onTick(position)}
          >
            {level.points}
          </button>
        ))}
      </div>
      <p dir="auto" className="mt-1 text-muted">
        {chosen === undefined ? '' : levels[chosen]?.name}
      </p>
    </fieldset>
  )
}
