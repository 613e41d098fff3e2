import type { ReactNode } from 'react'
import type { PictureName } from '@/content/pictures'
import { Picture } from './picture'

type Props = {
  picture: PictureName
  /** One sentence; left out where a status above says it. */
  text?: ReactNode
  /** What to do about it. */
  children?: ReactNode
}

/** In place of a list that has no items yet. */
export const EmptyState = ({ picture, text, children }: Props) => (
  <div className="mt-3 flex flex-wrap items-center gap-4">
    <Picture name={picture} className="w-28 shrink-0" />
    <div className="grow basis-48">
      {text && <p className="mb-3">{text}</p>}
      {children}
    </div>
  </div>
)
