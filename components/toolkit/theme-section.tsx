import { toolkitText } from '@/i18n/toolkit'
import type { PageAccess } from '@/lib/client/preview-access'
import type { TextMatches, ThemeResources } from '@/lib/toolkit/schema'
import { ResourceItem } from './resource-item'

type Props = {
  themeGroup: ThemeResources
  access: PageAccess
  query: string
  textMatches: TextMatches
}

export function ThemeSection({
  themeGroup: { theme, label, resources, archive: bundle },
  access,
  query,
  textMatches,
}: Props) {
  const text = toolkitText()
  return (
    <section aria-labelledby={theme} className="mt-6 first-of-type:mt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={theme}>{label}</h2>
        {bundle && access === 'subscriber' && (
          <a href={bundle.url} className="font-semibold">
            {text.set(text.size(bundle.bytes))}
          </a>
        )}
      </div>
      <ul className="mt-2 grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {resources.map((resource) => (
          <ResourceItem
            key={resource.id}
            resource={resource}
            access={access}
            query={query}
            textMatches={textMatches}
          />
        ))}
      </ul>
    </section>
  )
}
