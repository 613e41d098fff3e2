import { myLearningText } from '@/i18n/my-learning'
import { trainingText } from '@/i18n/training'
import type { LearningRecord } from '@/lib/learning/record/record'
import type { TrainingSplit } from '@/lib/training/rules'
import { HoursRing } from './hours-ring'

type Props = Pick<LearningRecord, 'year' | 'split' | 'rule'>

/** The goal of the year, what is done and what is missing. */
export function YearPanel({ year, split, rule }: Props) {
  const text = myLearningText().year
  const { rules } = trainingText()
  const { missing, hasParts, minutes } = split
  const missingMinutes = hasParts ? missing.government + missing.inHouse : missing.all
  return (
    <section aria-labelledby="hours" className="panel panel-deep">
      <h2 id="hours" className="text-haze">
        {text.heading(year)}
      </h2>
      <div className="mt-3 grid grid-cols-start items-center gap-x-5 sm:gap-x-8">
        <div className="w-26 sm:w-44">
          <HoursRing split={split} />
        </div>
        <div className="min-w-0">
          <p className="font-display text-2xl leading-none font-bold">
            {text.toGo(missingMinutes)}
          </p>
          <ul className="mt-3 grid gap-3">
            {listBars(split).map(({ name, label, done, asked }) => (
              <li key={name}>
                <span className="flex flex-wrap justify-between gap-x-3 leading-tight">
                  <span>{label}</span>
                  <strong>{text.doneOf(done, asked)}</strong>
                </span>
                <Bar name={name} done={done} asked={asked} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {minutes.other > 0 && hasParts && (
        <p className="mt-4 text-haze">{rules.missing(split).at(-1)}</p>
      )}
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center">{text.rule}</summary>
        <p className="text-haze">
          {[...rules.asks(rule), ...(rule.isFallback ? [rules.fallback] : []), rules.ours].join(
            ' ',
          )}
        </p>
      </details>
    </section>
  )
}

function listBars({ rule, hasParts, all, minutes }: TrainingSplit) {
  const { providerClasses } = trainingText()
  if (!hasParts)
    return [{ name: 'all', label: myLearningText().year.all, done: all, asked: rule.totalHours }]
  const askedHours = { government: rule.governmentHours, 'in-house': rule.inHouseHours }
  return (['government', 'in-house'] as const)
    .map((name) => ({
      name,
      label: providerClasses[name],
      done: minutes[name],
      asked: askedHours[name],
    }))
    .filter(({ asked }) => asked > 0)
}

function Bar({ name, done, asked }: { name: string; done: number; asked: number }) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1.5 h-2.5 w-full rounded-full bg-indigo"
    >
      <rect
        width={Math.min(100, (done / 60 / asked) * 100)}
        height="4"
        className={name === 'in-house' ? 'fill-leaf-tint' : 'fill-marigold'}
      />
    </svg>
  )
}
