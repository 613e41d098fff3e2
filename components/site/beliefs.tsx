import type { PictureName } from '@/content/pictures'
import type { AboutText } from '@/lib/texts/pages'
import { Picture } from './picture'

const POINTS = [
  ['ready', 'templates'],
  ['answers', 'networking'],
  ['small', 'sapling'],
] as const satisfies [string, PictureName][]

export function Beliefs({ list }: { list: AboutText['beliefs']['list'] }) {
  return (
    <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
      {POINTS.map(([point, picture]) => (
        <li key={point} className="flex gap-5 md:flex-col md:gap-3">
          <Picture name={picture} className="w-24 shrink-0 self-start md:w-36" />
          <div className="min-w-0">
            <h3>{list[point].name}</h3>
            <p className="mt-1">{list[point].text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
