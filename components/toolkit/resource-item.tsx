import { Badge } from '@/components/ui/badge'
import { toolkitText } from '@/i18n/toolkit'
import type { PageAccess } from '@/lib/client/preview-access'
import type { TextMatches, ToolkitResourceCard } from '@/lib/toolkit/schema'
import { findMatchingPages } from './filter-resources'
import { PagePicture, PagePictures } from './page-pictures'
import { ResourceEditions } from './resource-editions'
import { ResourceFiles } from './resource-files'

type Props = {
  resource: ToolkitResourceCard
  access: PageAccess
  query: string
  textMatches: TextMatches
}

export function ResourceItem({ resource, access, query, textMatches }: Props) {
  const text = toolkitText()
  const {
    id,
    lang,
    languageName,
    title,
    subtitle,
    resourceType,
    typeLabel,
    description,
    grades,
    pages,
    pageCount,
    isPremium,
  } = resource
  return (
    <li className="sheet grid grid-cols-lead-sm gap-x-4 gap-y-3 p-4 sm:grid-cols-lead-md sm:gap-x-5 sm:p-5">
      <PagePicture resource={resource} page={1} />
      <div>
        <h3 id={id} lang={lang} className="text-xl">
          {title}
        </h3>
        {subtitle && (
          <p lang={lang} className="font-semibold">
            {subtitle}
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={isPremium ? 'premium' : 'free'}>
            {isPremium ? text.premium : text.open}
          </Badge>
          <Badge>{text.kindOf(resourceType, typeLabel)}</Badge>
          {languageName && <Badge>{languageName}</Badge>}
        </p>
        <p className="mt-2 text-muted">{text.measure(pageCount, grades)}</p>
      </div>
      <p lang={lang} className="col-span-2">
        {description}
      </p>
      {findMatchingPages(resource, query, textMatches).map(({ number, title }) => (
        <p key={number} className="col-span-2 font-semibold text-leaf">
          {text.foundOn(number, title)}
        </p>
      ))}
      <div className="col-span-2">
        <ResourceFiles resource={resource} access={access} />
        <ResourceEditions resource={resource} />
      </div>
      {access !== 'visitor' && pages.length > 1 && <PagePictures resource={resource} />}
    </li>
  )
}
