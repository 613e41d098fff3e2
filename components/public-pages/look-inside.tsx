import { subscriptionPageText } from '@/i18n/subscription-page'
import { routes } from '@/lib/routes'

type Props = {
  books: { work: string; title: string; lang?: string }[]
  themes: { slug: string; label: string }[]
}

/** Links to the public pages, so that a visitor sees a part before subscribing. */
export function LookInside({ books, themes }: Props) {
  if (books.length + themes.length === 0) return null
  const { heading, intro, ...text } = subscriptionPageText().inside
  return (
    <section aria-labelledby="inside" className="mt-14">
      <h2 id="inside" className="underlined">
        {heading}
      </h2>
      <p className="lede mt-3">{intro}</p>
      <div className="mt-7 grid gap-x-12 gap-y-6 md:grid-cols-2">
        <div>
          <h3>{text.books}</h3>
          <ul className="rows mt-2">
            {books.map(({ work, title, lang }) => (
              <li key={work} lang={lang}>
                <a href={routes.book(work)}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{text.themes}</h3>
          <ul className="rows mt-2">
            {themes.map(({ slug, label }) => (
              <li key={slug}>
                <a href={routes.theme(slug)}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
