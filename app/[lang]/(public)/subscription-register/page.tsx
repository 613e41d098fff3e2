import { SubscriptionRegisterContent } from '@/components/forms/subscription-register-content'
import { subscriptionText } from '@/i18n/subscription'
import { buildPageMetadata, describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() =>
  buildPageMetadata({ ...subscriptionText().registerPage, path: routes.subscriptionRegister }),
)

export default function SubscriptionRegisterPage() {
  return <SubscriptionRegisterContent />
}
