import Link from 'next/link'
import { Card } from '@/components/ui/card'
import type { PictureName } from '@/content/pictures'
import { routes } from '@/lib/routes'
import { homeWords } from '@/words/home'
import { OnwardLink } from './onward-link'
import { Picture } from './picture'

const CARDS = [
  ['ebook', 'ebook'],
  ['digitalVideos', 'video'],
  ['onlineTraining', 'online'],
  ['offlineTraining', 'offline'],
  ['networking', 'networking'],
  ['freeWebsites', 'website'],
  ['lms', 'lms'],
  ['collaborativeProjects', 'projects'],
  ['industry', 'industry'],
] as const satisfies [keyof typeof routes, PictureName][]

const WHOLE_CARD = 'after:absolute after:inset-0'
const plates = ['bg-marigold-tint', 'bg-sky', 'bg-leaf-tint']

/** The content cards. Members go to the page itself, everyone else to the subscription page. */
export function Shelf() {
  const { cards } = homeWords().shelf
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {CARDS.map(([page, picture], index) => (
        <li key={page} className="sm:last:odd:col-span-2 lg:last:odd:col-span-1">
          <Card
            plate={plates[(index + Math.floor(index / 3)) % plates.length]}
            picture={<Picture name={picture} className="w-40" />}
          >
            <h3>
              <OnwardLink
                href={routes.subscription}
                wish={routes[page]}
                className={`${WHOLE_CARD} when-out`}
              >
                {cards[page].name}
              </OnwardLink>
              <Link href={routes[page]} prefetch={false} className={`${WHOLE_CARD} when-in`}>
                {cards[page].name}
              </Link>
            </h3>
            <p className="mt-1">{cards[page].what}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
