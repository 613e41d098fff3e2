import { Row, Rows } from '@/components/team/rows'
import { Badge } from '@/components/ui/badge'
import { teamLibraryText } from '@/i18n/team-library'
import type { Item } from '@/lib/content/item'
import { routes } from '@/lib/routes'
import { MoveItem } from './move-item'

export function ItemRows({ items, label }: { items: Item[]; label: string }) {
  const text = teamLibraryText()
  if (items.length === 0) return <p className="mt-5">{text.empty}</p>
  return (
    <Rows label={label}>
      {items.map(({ id, title, isPremium, isPublished }, index) => (
        <Row
          key={id}
          href={routes.teamItem(id)}
          name={title}
          badge={
            <>
              <Badge tone={isPremium ? 'premium' : 'free'}>
                {isPremium ? text.premium : text.free}
              </Badge>
              {!isPublished && <Badge tone="coming">{text.draft}</Badge>}
            </>
          }
        >
          <MoveItem
            path={`/api/team/library/${id}/move`}
            title={title}
            isFirst={index === 0}
            isLast={index === items.length - 1}
          />
        </Row>
      ))}
    </Rows>
  )
}
