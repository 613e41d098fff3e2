import { Picture } from '@/components/site/picture'
import { Row, Rows } from '@/components/team/lists/rows'
import { Badge } from '@/components/ui/badge'
import { isLanguage, LANGUAGES } from '@/i18n/languages'
import { teamLibraryText } from '@/i18n/team-library'
import type { Item, ListedItem } from '@/lib/content/item'
import { isWorkshopPicture } from '@/lib/content/kinds'
import { teamItemUrls } from '@/lib/library/item-urls'
import { routes } from '@/lib/routes'
import { DragHandle } from './drag-handle'
import { MoveItem } from './move-item'

export function ItemRows({ items, label }: { items: ListedItem[]; label: string }) {
  const text = teamLibraryText()
  if (items.length === 0) return <p className="mt-5">{text.empty}</p>
  return (
    <Rows label={label}>
      {items.map((item, index) => (
        <Row
          key={item.id}
          href={routes.teamItem(item.id)}
          name={item.title}
          itemId={item.id}
          picture={
            <span className="flex items-center gap-1">
              <DragHandle
                path={`/api/team/library/${item.id}/place`}
                title={item.title}
                position={index + 1}
                count={items.length}
              />
              <ItemCover item={item} />
            </span>
          }
          badge={
            <>
              <Badge tone={item.isPremium ? 'premium' : 'free'}>
                {item.isPremium ? text.premium : text.free}
              </Badge>
              <Badge tone={item.isPublished ? undefined : 'coming'}>{getStateLabel(item)}</Badge>
              <LanguageBadge language={item.editionLanguage} />
              {!item.isListed && <Badge>{text.unlisted}</Badge>}
              <span className="text-muted">{text.changed(item.changedAt)}</span>
            </>
          }
        >
          <MoveItem
            path={`/api/team/library/${item.id}/move`}
            title={item.title}
            position={index + 1}
            count={items.length}
          />
        </Row>
      ))}
    </Rows>
  )
}

/** English, in which most items are, is not named. */
function LanguageBadge({ language }: { language: string }) {
  if (language === 'en') return null
  const name = isLanguage(language) ? LANGUAGES[language].name : language
  return <Badge>{name}</Badge>
}

function getStateLabel({ isPublished, publishAt }: Item): string {
  const text = teamLibraryText()
  if (isPublished) return text.published
  return publishAt ? text.scheduled(publishAt) : text.draft
}

function ItemCover({ item }: { item: Item }) {
  const { picture } = item.facts
  if (isWorkshopPicture(picture)) return <Picture name={picture} className="size-14" />
  const src = getCoverUrl(item)
  if (!src) return <span className="size-14" />
  return (
    <img
      src={src}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      className="size-14 object-contain"
    />
  )
}

function getCoverUrl(item: Item): string | null {
  for (const role of ['cover', 'poster']) {
    const file = item.files[role]
    if (file) return teamItemUrls.picture(item, role, file)
  }
  return item.content.pages?.length ? teamItemUrls.file(item, 'page-1') : null
}
