import { type PageInTrail, pageFacts } from '@/content/structured-data'
import { routes } from '@/lib/routes'
import { frameWords } from '@/words/frame'
import { JsonLd } from './json-ld'

/** Where this page stands in the site, to be seen and for search engines. */
export function Trail(page: PageInTrail) {
  const { name, home } = frameWords().trail
  return (
    <nav aria-label={name} className="trail">
      <ol>
        <li>
          <a href={routes.home}>{home}</a>
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
