import Link from 'next/link'
import { ITEM_TYPE_NAMES, type ItemType } from '@/base/item-types'
import { itemTypesText } from '@/i18n/item-types'
import { teamLibraryText } from '@/i18n/team-library'
import { routes } from '@/lib/routes'

export function ItemTypeNav({ currentType }: { currentType: ItemType }) {
  const { typesLabel: navLabel } = teamLibraryText()
  const typeTexts = itemTypesText()
  return (
    <nav aria-label={navLabel} className="mt-4">
      <ul className="flex flex-wrap gap-x-6">
        {ITEM_TYPE_NAMES.map((itemType) => (
          <li key={itemType}>
            <Link
              href={`${routes.teamLibrary}?type=${itemType}`}
              prefetch={false}
              aria-current={itemType === currentType ? 'page' : undefined}
              className="inline-flex min-h-11 items-center font-semibold current:text-ink current:no-underline"
            >
              {typeTexts[itemType].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
