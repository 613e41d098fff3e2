import { Badge } from '@/components/ui/badge'
import { toolkitText } from '@/i18n/toolkit'
import type { PageAccess } from '@/lib/client/use-access'
import type { TextMatches, ToolkitResourceCard } from '@/lib/toolkit/schema'
import { findMatchingPages } from './filter-resources'
import { PagePicture, PagePictures } from './page-pictures'
import { ResourceFiles } from './resource-files'

type Props = { work: ToolkitResourceCard; access: PageAccess; looked: string; found: TextMatches }

/** One work: what it is, a look at its pages, and what this viewer may fetch of it. */
export function ResourceItem({ work: resource, access, looked: query, found: textMatches }: Props) {
  const text = toolkitText()
  const { id, title, part: resourceType, about, grades, pages, extent, isPremium } = resource
  return (
    <li className="sheet grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 p-4 sm:grid-cols-[8rem_1fr] sm:gap-x-5 sm:p-5">
      <PagePicture work={resource} page={1} />
      <div>
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={isPremium ? 'premium' : 'free'}>
            {isPremium ? text.premium : text.open}
          </Badge>
          <Badge>{text.kinds[resourceType]}</Badge>
        </p>
        <p className="mt-2 text-muted">{text.measure(extent, grades)}</p>
      </div>
      <p className="col-span-2">{about}</p>
      {findMatchingPages(resource, query, textMatches).map(({ number, title }) => (
        <p key={number} className="col-span-2 font-semibold text-leaf">
          {text.foundOn(number, title)}
        </p>
      ))}
      <div className="col-span-2">
        <ResourceFiles work={resource} access={access} />
      </div>
      {access !== 'visitor' && pages.length > 1 && <PagePictures work={resource} />}
    </li>
  )
}
