import Link from 'next/link'
import { Card } from '@/components/ui/card'
import type { SheetPictureName } from '@/content/pictures'
import { routes } from '@/lib/routes'
import type { HomeText } from '@/lib/texts/pages'
import { LinkWithNext } from './link-with-next'
import { SheetPicture } from './picture'

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
] as const satisfies [keyof typeof routes, SheetPictureName][]

const CARD_LINK_CLASS = 'after:absolute after:inset-0'
const PLATE_CLASSES = ['bg-marigold-tint', 'bg-sky', 'bg-leaf-tint']

/** Members go to the page itself, others to the subscription page. */
export function ContentCards({ cards }: { cards: HomeText['contentCards']['cards'] }) {
  return (
    <ul className="swipe gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {CARDS.map(([page, picture], index) => (
        <li key={page} className="min-w-0 sm:last:odd:col-span-2 lg:last:odd:col-span-1">
          <Card
            plate={PLATE_CLASSES[(index + Math.floor(index / 3)) % PLATE_CLASSES.length]}
            picture={<SheetPicture name={picture} className="w-24 sm:w-40" />}
          >
            <h3>
              <LinkWithNext
                href={routes.subscription}
                nextPath={routes[page]}
                className={`${CARD_LINK_CLASS} when-out`}
              >
                {cards[page].name}
              </LinkWithNext>
              <Link href={routes[page]} prefetch={false} className={`${CARD_LINK_CLASS} when-in`}>
                {cards[page].name}
              </Link>
            </h3>
            <p className="mt-1">{cards[page].text}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
