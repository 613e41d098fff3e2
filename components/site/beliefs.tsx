import type { PictureName } from '@/content/pictures'
import { aboutText } from '@/i18n/about'
import { Picture } from './picture'

const POINTS = [
  ['ready', 'templates'],
  ['answers', 'networking'],
  ['small', 'sapling'],
] as const satisfies [string, PictureName][]

export function Beliefs() {
  const { list } = aboutText().beliefs
  return (
    <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
      {POINTS.map(([point, picture]) => (
        <li key={point} className="flex gap-5 md:flex-col md:gap-3">
          <Picture name={picture} className="w-24 shrink-0 self-start md:w-36" />
          <div>
            <h3>{list[point].name}</h3>
            <p className="mt-1">{list[point].text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
