import { Badge } from '@/components/ui/badge'
import type { Access } from '@/lib/client/use-access'
import type { TextMatches, WorkCard } from '@/lib/toolkit/schema'
import { toolkitWords } from '@/words/toolkit'
import { pagesFound } from './matches'
import { PagePicture, PagePictures } from './page-pictures'
import { WayToWork } from './way-to-work'

type Props = { work: WorkCard; access: Access; looked: string; found: TextMatches }

/** One work: what it is, a look at its pages, and what this viewer may fetch of it. */
export function WorkSheet({ work, access, looked, found }: Props) {
  const words = toolkitWords()
  const { id, title, part, about, grades, pages, extent, isPremium } = work
  return (
    <li className="sheet grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 p-4 sm:grid-cols-[8rem_1fr] sm:gap-x-5 sm:p-5">
      <PagePicture work={work} page={1} />
      <div>
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={isPremium ? 'premium' : 'free'}>
            {isPremium ? words.premium : words.open}
          </Badge>
          <Badge>{words.kinds[part]}</Badge>
        </p>
        <p className="mt-2 text-muted">{words.measure(extent, grades)}</p>
      </div>
      <p className="col-span-2">{about}</p>
      {pagesFound(work, looked, found).map(({ number, title }) => (
        <p key={number} className="col-span-2 font-semibold text-leaf">
          {words.foundOn(number, title)}
        </p>
      ))}
      <div className="col-span-2">
        <WayToWork work={work} access={access} />
      </div>
      {access !== 'visitor' && pages.length > 1 && <PagePictures work={work} />}
    </li>
  )
}
