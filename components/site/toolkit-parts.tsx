import { toolkit } from '@/content/pages/home'
import { Picture } from './picture'

export function ToolkitParts() {
  return (
    <ul className="grid divide-rule max-lg:gap-y-8 lg:grid-cols-5 lg:divide-x">
      {toolkit.tools.map(({ name, picture, what, time }) => (
        <li
          key={name}
          className="flex gap-5 lg:flex-col lg:gap-3 lg:px-5 lg:first:pl-0 lg:last:pr-0"
        >
          <Picture name={picture} className="w-24 shrink-0 self-start lg:w-32" />
          <div>
            <h3>{name}</h3>
            <p className="mt-1">{what}</p>
            <p className="mt-1 text-muted">{time}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
