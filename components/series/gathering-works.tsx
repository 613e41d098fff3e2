import { works as catalogue } from '@/content/toolkit/catalogue'
import { routes } from '@/lib/routes'
import { seriesWords } from '@/words/series'

/** The session's own works of the toolkit, by name; the toolkit says who may have which. */
export function GatheringWorks({ works }: { works: string[] }) {
  const shown = catalogue.filter(({ id }) => works.includes(id))
  if (shown.length === 0) return null
  const words = seriesWords()
  return (
    <section aria-labelledby="works" className="mt-10">
      <h2 id="works">{words.works}</h2>
      <p className="mt-2 text-muted">{words.worksNote}</p>
      <ul className="mt-3">
        {shown.map(({ id, title, theme }) => (
          <li key={id}>
            <a
              href={`${routes.toolkit}?theme=${theme}`}
              className="inline-flex min-h-11 items-center"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
