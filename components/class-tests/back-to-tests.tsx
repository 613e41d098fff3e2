import { ActionLink } from '@/components/ui/action-link'
import { myTestsText } from '@/i18n/my-tests'
import { routes } from '@/lib/routes'

export const BackToTests = () => (
  <p className="mb-4">
    <ActionLink href={routes.myTests}>{myTestsText().back}</ActionLink>
  </p>
)
