import { pageFacts } from '@/content/structured-data'
import { routes } from '@/lib/routes'
import { frameWords } from '@/words/frame'
import { JsonLd } from './json-ld'

type Props = { title: string; description: string; path: string }

/** Where this page stands in the site, to be seen and for search engines. */
export function Trail(page: Props) {
  const { name, home } = frameWords().trail
  return (
    <nav aria-label={name} className="trail">
      <ol>
        <li>
          <a href={routes.home}>{home}</a>
        </li>
        <li aria-current="page">{page.title}</li>
      </ol>
      <JsonLd data={pageFacts(page)} />
    </nav>
  )
}
