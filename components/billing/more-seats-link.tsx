import { ActionLink } from '@/components/ui/action-link'
import { schoolBillingText } from '@/i18n/school-billing'
import { routes } from '@/lib/routes'

export const MORE_SEATS_ID = 'more-seats'

/** From where a coordinator meets the limit. */
export const MoreSeatsLink = () => (
  <ActionLink href={`${routes.schoolBilling}#${MORE_SEATS_ID}`}>
    {schoolBillingText().moreSeats.link}
  </ActionLink>
)
