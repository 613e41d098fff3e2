import type { PictureName } from '@/content/pictures'
import { Picture } from './picture'

type Point = { picture: PictureName; name: string; text: string }

export function PicturedPoints({ points }: { points: Point[] }) {
  return (
    <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
      {points.map(({ picture, name, text }) => (
        <li key={name} className="flex gap-5 md:flex-col md:gap-3">
          <Picture name={picture} className="w-24 shrink-0 self-start md:w-36" />
          <div>
            <h3>{name}</h3>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
