import type { PictureName } from '@/content/pictures'
import { routes } from '@/lib/routes'
import { homeWords } from '@/words/home'
import { ButtonLink } from './button-link'
import { OnwardLink } from './onward-link'
import { Picture } from './picture'

const PARTS = [
  ['slides', 'slides'],
  ['cards', 'cards'],
  ['templates', 'templates'],
  ['rubrics', 'rubric'],
  ['journals', 'journal'],
] as const satisfies [string, PictureName][]

export function ToolkitParts() {
  const { tools } = homeWords().toolkit
  return (
    <ul className="grid divide-rule max-lg:gap-y-8 lg:grid-cols-5 lg:divide-x">
      {PARTS.map(([part, picture]) => (
        <li
          key={part}
          className="flex gap-5 lg:flex-col lg:gap-3 lg:px-5 lg:first:pl-0 lg:last:pr-0"
        >
          <Picture name={picture} className="w-24 shrink-0 self-start lg:w-32" />
          <div>
            <h3>{tools[part].name}</h3>
            <p className="mt-1">{tools[part].what}</p>
            <p className="mt-1 text-muted">{tools[part].time}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** To the toolkit itself for who has an account, to the paywall for everyone else. */
export function ToolkitWay() {
  const { view } = homeWords().toolkit
  return (
    <p className="mt-8">
      <span className="when-out">
        <OnwardLink
          href={routes.subscription}
          wish={routes.toolkit}
          className="button button-quiet"
        >
          {view}
        </OnwardLink>
      </span>
      <span className="when-in">
        <ButtonLink href={routes.toolkit} tone="quiet">
          {view}
        </ButtonLink>
      </span>
    </p>
  )
}
