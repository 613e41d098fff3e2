import { listText } from '@/i18n/lists'
import { toolkitText } from '@/i18n/toolkit'
import type { ToolkitResourceCard } from '@/lib/toolkit/schema'

type Props = { resource: Pick<ToolkitResourceCard, 'title' | 'editions'> }

/** Named in their own language. */
export function ResourceEditions({ resource: { title, editions } }: Props) {
  if (editions.length === 0) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4">
      {toolkitText().editions}
      {editions.map(({ href, lang, name }) => (
        <a
          key={href}
          href={href}
          lang={lang}
          hrefLang={lang}
          aria-label={listText().named(name, title)}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {name}
        </a>
      ))}
    </p>
  )
}
