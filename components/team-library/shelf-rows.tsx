import { Row, Rows } from '@/components/team/rows'
import { Badge } from '@/components/ui/badge'
import type { Item } from '@/lib/content/item'
import { routes } from '@/lib/routes'
import { teamLibraryWords } from '@/words/team-library'
import { MoveItem } from './move-item'

/** A shelf in its order, drafts included. */
export function ShelfRows({ items, label }: { items: Item[]; label: string }) {
  const words = teamLibraryWords()
  if (items.length === 0) return <p className="mt-5">{words.empty}</p>
  return (
    <Rows label={label}>
      {items.map(({ id, title, isPremium, isPublished }, place) => (
        <Row
          key={id}
          href={routes.teamItem(id)}
          name={title}
          badge={
            <>
              <Badge tone={isPremium ? 'premium' : 'free'}>
                {isPremium ? words.premium : words.free}
              </Badge>
              {!isPublished && <Badge tone="coming">{words.draft}</Badge>}
            </>
          }
        >
          <MoveItem
            id={id}
            title={title}
            isFirst={place === 0}
            isLast={place === items.length - 1}
          />
        </Row>
      ))}
    </Rows>
  )
}
