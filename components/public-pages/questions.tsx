import { JsonLd } from '@/components/site/json-ld'
import { questionsData } from '@/content/structured-data'
import { subscriptionPageText } from '@/i18n/subscription-page'

export function Questions() {
  const { heading, list } = subscriptionPageText().questions
  return (
    <section aria-labelledby="questions" className="mt-14">
      <h2 id="questions" className="underlined">
        {heading}
      </h2>
      <JsonLd data={questionsData(list)} />
      <dl className="mt-7 grid gap-x-12 gap-y-6 md:grid-cols-2">
        {list.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-display text-lg font-semibold">{question}</dt>
            <dd className="mt-1">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
