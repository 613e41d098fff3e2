import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { libraryText } from '@/i18n/library'
import type { Companion } from '@/lib/library/schema'
import { CompanionLink } from './companion-link'

type Props = {
  headingId: string
  picture: { src: string; width: number; height: number }
  /** Of title and description, if it is not the page's. */
  lang?: string
  title: string
  description: string
  /** Of its files, if it is not the page's. */
  languageName?: string
  category?: string
  isPremium: boolean
  companion: Companion | null
  children: ReactNode
}

export function ItemCard(props: Props) {
  const text = libraryText()
  const { headingId, picture, lang, title, description, category, companion } = props
  return (
    <li className="sheet grid grid-cols-lead-sm content-start gap-x-4 gap-y-3 p-4 sm:grid-cols-lead-md sm:gap-x-5 sm:p-5">
      <img {...picture} alt="" loading="lazy" decoding="async" className="picture sm:row-span-3" />
      <div>
        <h2 id={headingId} lang={lang} className="text-xl">
          {title}
        </h2>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={props.isPremium ? 'premium' : 'free'}>
            {props.isPremium ? text.premium : text.open}
          </Badge>
          {props.languageName && <Badge>{props.languageName}</Badge>}
          {category && (
            <Badge>
              <span lang={lang}>{category}</span>
            </Badge>
          )}
        </p>
      </div>
      <p lang={lang} className="col-span-2 sm:col-span-1">
        {description}
      </p>
      <div className="col-span-2 sm:col-span-1">
        {props.children}
        <CompanionLink companion={companion} />
      </div>
    </li>
  )
}
