import { absoluteUrl } from '@/base/owner'
import { TeamForm } from '@/components/team/forms/team-form'
import { teamLibraryText } from '@/i18n/team-library'
import type { Item } from '@/lib/content/item'
import { routes } from '@/lib/routes'

export function ItemListing({ item: { id, isListed } }: { item: Item }) {
  const { listing: text } = teamLibraryText().state
  return (
    <section aria-labelledby="listing" className="mt-6 grid max-w-xl gap-3">
      <h3 id="listing">{text.heading}</h3>
      <p>{isListed ? text.isListed : text.isUnlisted}</p>
      {!isListed && (
        <p className="break-all font-semibold">{absoluteUrl(routes.libraryItem(id))}</p>
      )}
      <TeamForm
        path={`/api/team/library/${id}/${isListed ? 'unlist' : 'list'}`}
        button={isListed ? text.unlist : text.list}
        variant="secondary"
      />
    </section>
  )
}
