import type { Metadata } from 'next'
import { ITEM_TYPE_NAMES } from '@/base/item-types'
import { TeamPage } from '@/components/team/frame/team-page'
import { AddFiles } from '@/components/team-library/add-files'
import { AddItem } from '@/components/team-library/add-item'
import { ItemRows } from '@/components/team-library/item-rows'
import { ItemTypeNav } from '@/components/team-library/item-type-nav'
import { buttonClass } from '@/components/ui/button'
import { itemTypesText } from '@/i18n/item-types'
import { teamLibraryText } from '@/i18n/team-library'
import { findAllItems } from '@/lib/content/item/team'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamLibraryText().title })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function LibraryPage({ searchParams }: Props) {
  await requireTeam('editor')
  const { title } = teamLibraryText()
  const query = await searchParams
  const itemType = ITEM_TYPE_NAMES.find((candidate) => candidate === query.type) ?? 'book'
  return (
    <TeamPage
      title={title}
      action={
        <a href="#add" className={buttonClass('secondary')}>
          {itemTypesText()[itemType].add}
        </a>
      }
    >
      <ItemTypeNav currentType={itemType} />
      <ItemRows items={await findAllItems(itemType)} label={itemTypesText()[itemType].title} />
      <AddItem key={itemType} itemType={itemType} />
      <AddFiles key={`files of ${itemType}`} itemType={itemType} />
    </TeamPage>
  )
}
