import { toolkitText } from '@/i18n/toolkit'
import type { ToolkitResourceCard } from '@/lib/toolkit/schema'

/** All pages in small, fetched when somebody looks. */
export function PagePictures({ work: resource }: { work: ToolkitResourceCard }) {
  const { look: formatLookLabel, page: formatPageLabel } = toolkitText()
  return (
    <details className="col-span-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {formatLookLabel(resource.pages.length)}
      </summary>
      <ol className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {resource.pages.map((title, index) => (
          // The list never changes its order.
          <li key={formatPageLabel(index + 1, title)}>
            <PagePicture work={resource} page={index + 1} />
            <p className="mt-1 text-sm">{formatPageLabel(index + 1, title)}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** What it shows is said beside it. */
export function PagePicture({
  work: { pictures, across: isLandscape },
  page,
}: {
  work: ToolkitResourceCard
  page: number
}) {
  const [width, height] = isLandscape ? [320, 226] : [226, 320]
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
