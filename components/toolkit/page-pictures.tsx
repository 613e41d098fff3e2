import { toolkitText } from '@/i18n/toolkit'
import type { ToolkitResourceCard } from '@/lib/toolkit/schema'

export function PagePictures({ resource }: { resource: ToolkitResourceCard }) {
  const { look: formatLookLabel, page: formatPageLabel } = toolkitText()
  return (
    <details className="col-span-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {formatLookLabel(resource.pages.length)}
      </summary>
      <ol className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {resource.pages.map((title, index) => (
          // The order is fixed, so the index is stable.
          <li key={formatPageLabel(index + 1, title)}>
            <PagePicture resource={resource} page={index + 1} />
            <p lang={resource.lang} className="mt-1 text-sm">
              {formatPageLabel(index + 1, title)}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

export function PagePicture({
  resource: { pictures, isCrossTheme: isLandscape },
  page,
}: {
  resource: ToolkitResourceCard
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
