import type { SheetPictureName } from '@/content/pictures'
import { routes } from '@/lib/routes'
import type { HomeText } from '@/lib/texts/pages'
import { ButtonLink } from './button-link'
import { LinkWithNext } from './link-with-next'
import { SheetPicture } from './picture'

const RESOURCE_TYPES = [
  ['slides', 'slides'],
  ['cards', 'cards'],
  ['templates', 'templates'],
  ['rubrics', 'rubric'],
  ['journals', 'journal'],
] as const satisfies [string, SheetPictureName][]

export function ToolkitResourceTypes({
  tools: typeTexts,
}: {
  tools: HomeText['toolkit']['tools']
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a phone scrolls it sideways, keyboards too
    <ul tabIndex={0} className="swipe gap-x-5 max-lg:gap-y-8 lg:grid-cols-5 lg:gap-x-0">
      {RESOURCE_TYPES.map(([resourceType, picture]) => (
        <li
          key={resourceType}
          className="grid grid-cols-start content-start items-center gap-x-4 border-rule lg:block lg:border-l lg:px-5 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
        >
          <SheetPicture name={picture} className="w-24 sm:row-span-2 lg:w-32" />
          <h3 className="lg:mt-3">{typeTexts[resourceType].name}</h3>
          <div className="max-sm:col-span-2">
            <p className="mt-1">{typeTexts[resourceType].text}</p>
            <p className="mt-1 text-muted">{typeTexts[resourceType].time}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export function ToolkitLink({ label }: { label: string }) {
  return (
    <p className="mt-5">
      <span className="when-out">
        <LinkWithNext
          href={routes.subscription}
          nextPath={routes.toolkit}
          className="button button-quiet"
        >
          {label}
        </LinkWithNext>
      </span>
      <span className="when-in">
        <ButtonLink href={routes.toolkit} tone="quiet">
          {label}
        </ButtonLink>
      </span>
    </p>
  )
}
