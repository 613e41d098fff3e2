import { ActionLink } from '@/components/ui/action-link'
import { draftsText } from '@/i18n/drafts'
import { routes } from '@/lib/routes'

export const BackToDrafts = () => (
  <p className="mb-4">
    <ActionLink href={routes.myDrafts}>{draftsText().back}</ActionLink>
  </p>
)
