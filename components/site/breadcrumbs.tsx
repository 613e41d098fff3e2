import { type PageInTrail, pageFacts } from '@/content/structured-data'
import { frameText } from '@/i18n/frame'
import { routes } from '@/lib/routes'
import { JsonLd } from './json-ld'

type Props = PageInTrail & {
  /** Of a title in another language than the page. */
  lang?: string
}

export function Breadcrumbs({ lang, ...page }: Props) {
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
        <li aria-current="page" lang={lang}>
          {page.title}
        </li>
      </ol>
      <JsonLd data={pageFacts(page)} />
    </nav>
  )
}
