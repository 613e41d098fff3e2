import Link from 'next/link'
import { Card } from '@/components/ui/card'
import { shelf } from '@/content/pages/home'
import { routes } from '@/lib/routes'
import { Picture } from './picture'

const plates = ['bg-marigold-tint', 'bg-sky', 'bg-leaf-tint']

/** The content cards. Members go to the page itself, everyone else to the subscription page. */
export function Shelf() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {shelf.cards.map(({ name, picture, what, href }, index) => (
        <li key={name} className="sm:last:odd:col-span-2 lg:last:odd:col-span-1">
          <Card
            plate={plates[(index + Math.floor(index / 3)) % plates.length]}
            picture={<Picture name={picture} className="w-40" />}
          >
            <h3>
              <CardLink href={routes.subscription} className="when-out" name={name} />
              <CardLink href={href} className="when-in" name={name} />
            </h3>
            <p className="mt-1">{what}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function CardLink({ href, className, name }: { href: string; className: string; name: string }) {
  return (
    <Link href={href} prefetch={false} className={`after:absolute after:inset-0 ${className}`}>
      {name}
    </Link>
  )
}
