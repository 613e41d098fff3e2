import { SubscriptionRegisterContent } from '@/components/forms/subscription-register-content'
import { subscriptionText } from '@/i18n/subscription'
import { buildPageMetadata } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = () =>
  buildPageMetadata({ ...subscriptionText().registerPage, path: routes.subscriptionRegister })

export default function SubscriptionRegisterPage() {
  return <SubscriptionRegisterContent />
}
