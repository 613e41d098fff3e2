import { SubscriptionFormContent } from '@/components/forms/subscription-form-content'
import { subscriptionText } from '@/i18n/subscription'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() =>
  buildPageMetadata({ ...subscriptionText().formPage, path: routes.subscriptionForm }),
)

export default function SubscriptionFormPage() {
  return <SubscriptionFormContent />
}
