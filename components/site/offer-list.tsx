import { Badge } from '@/components/ui/badge'
import type { AboutText } from '@/lib/texts/pages'

export function OfferList({ offers }: { offers: AboutText['offers'] }) {
  return (
    <ul className="sheet grid overflow-hidden md:grid-cols-2 lg:grid-cols-3">
      {offers.list.map(({ name, text, use: useCase, isHere: isAvailable }) => (
        <li
          key={name}
          className="-mb-px -ml-px flex flex-col items-start border-b border-l border-rule px-6 py-6 lg:last:col-span-3"
        >
          <h3>{name}</h3>
          <p className="mt-1 mb-4">{text}</p>
          <p className="mt-auto flex flex-wrap gap-2">
            <Badge>{useCase}</Badge>
            {!isAvailable && <Badge tone="coming">{offers.coming}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  )
}
