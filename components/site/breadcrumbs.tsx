import { type PageInTrail, pageFacts } from '@/content/structured-data'
import { frameText } from '@/i18n/frame'
import { routes } from '@/lib/routes'
import { JsonLd } from './json-ld'

export function Breadcrumbs(page: PageInTrail) {
  const { name: label, home: homeLabel } = frameText().trail
  return (
    <nav aria-label={label} className="trail">
      <ol>
        <li>
          <a href={routes.home}>{homeLabel}</a>
        </li>
        {page.parents?.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
        <li aria-current="page">{page.title}</li>
      </ol>
      <JsonLd data={pageFacts(page)} />
    </nav>
  )
}
