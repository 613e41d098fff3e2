import type { HomeText } from '@/lib/texts/pages'

export function FirstSteps({ firstSteps }: { firstSteps: HomeText['firstSteps'] }) {
  const { heading, steps } = firstSteps
  return (
    <section
      aria-labelledby="begin"
      className="rounded-sheet border-8 border-marigold bg-deep px-6 py-8 text-chalk md:px-10 md:py-11"
    >
      <h2 id="begin">{heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a phone scrolls it sideways, keyboards too */}
      <ol tabIndex={0} className="swipe mt-6 gap-7 md:grid-cols-3 md:gap-10">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="flex gap-4 md:block">
            <span
              aria-hidden="true"
              className="font-display text-5xl leading-none font-extrabold text-marigold"
            >
              {index + 1}
            </span>
            <div className="min-w-0 wrap-anywhere md:mt-2">
              <h3>{name}</h3>
              <p className="mt-1 text-haze">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
