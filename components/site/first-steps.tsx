import type { HomeText } from '@/lib/texts/pages'

export function FirstSteps({ firstSteps }: { firstSteps: HomeText['firstSteps'] }) {
  const { heading, steps } = firstSteps
  return (
    <section
      aria-labelledby="begin"
      className="rounded-sheet border-8 border-marigold bg-deep px-5 py-6 text-chalk md:px-10 md:py-11"
    >
      <h2 id="begin">{heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a phone scrolls it sideways, keyboards too */}
      <ol tabIndex={0} className="swipe mt-4 gap-7 md:grid-cols-3 md:gap-10">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="wrap-anywhere">
            <div className="flex items-center gap-4 md:block">
              <span
                aria-hidden="true"
                className="font-display text-5xl leading-none font-extrabold text-marigold"
              >
                {index + 1}
              </span>
              <h3 className="min-w-0 md:mt-2">{name}</h3>
            </div>
            <p className="mt-1 text-haze">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
