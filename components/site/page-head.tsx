import type { ReactNode } from 'react'
import type { PictureName } from '@/content/pictures'
import { Picture } from './picture'

type Props = { title: ReactNode; lede: ReactNode; picture: PictureName; alt?: string }

export function PageHead({ title, lede, picture, alt }: Props) {
  return (
    <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-end">
      <div>
        <h1 className="underlined">{title}</h1>
        <p className="lede mt-4">{lede}</p>
      </div>
      <Picture name={picture} alt={alt} isAboveFold className="w-44 md:w-72" />
    </div>
  )
}
