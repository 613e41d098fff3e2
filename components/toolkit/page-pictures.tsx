import type { WorkCard } from '@/lib/toolkit/schema'
import { toolkitWords } from '@/words/toolkit'

/** All pages in small, fetched when somebody looks. */
export function PagePictures({ work }: { work: WorkCard }) {
  const { look, page } = toolkitWords()
  return (
    <details className="col-span-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {look(work.pages.length)}
      </summary>
      <ol className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {work.pages.map((title, index) => (
          // The list never changes its order.
          <li key={page(index + 1, title)}>
            <PagePicture work={work} page={index + 1} />
            <p className="mt-1 text-sm">{page(index + 1, title)}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** What it shows is said beside it. */
export function PagePicture({
  work: { pictures, across },
  page,
}: {
  work: WorkCard
  page: number
}) {
  const [width, height] = across ? [320, 226] : [226, 320]
  return (
    <img
      src={pictures[page - 1] ?? NO_PICTURE}
      {...{ width, height }}
      alt=""
      loading="lazy"
      decoding="async"
      className="picture border border-rule"
    />
  )
}

const NO_PICTURE = '/pictures/slides.svg'
