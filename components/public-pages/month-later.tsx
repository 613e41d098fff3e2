import { subscriptionPageText } from '@/i18n/subscription-page'

export function MonthLater() {
  const { heading, weeks } = subscriptionPageText().month
  return (
    <section aria-labelledby="month" className="mt-14">
      <h2 id="month" className="underlined">
        {heading}
      </h2>
      <ol className="mt-7 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {weeks.map(({ when, what, text }) => (
          <li key={when} className="sheet px-5 py-5">
            <p className="font-semibold text-muted">{when}</p>
            <h3 className="mt-1">{what}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
