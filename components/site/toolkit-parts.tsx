import type { PictureName } from '@/content/pictures'
import { homeWords } from '@/words/home'
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
