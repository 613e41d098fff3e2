import { routes } from '@/lib/routes'
import { seriesWords } from '@/words/series'

type Work = { id: string; title: string; theme: string }

/** The session's own works of the toolkit, by name; the toolkit says who may have which. */
export function GatheringWorks({ works }: { works: Work[] }) {
  if (works.length === 0) return null
  const words = seriesWords()
  return (
    <section aria-labelledby="works" className="mt-10">
      <h2 id="works">{words.works}</h2>
      <p className="mt-2 text-muted">{words.worksNote}</p>
      <ul className="mt-3">
        {works.map(({ id, title, theme }) => (
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
