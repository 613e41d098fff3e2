import type { PolicyName } from '@/base/policy-kinds'
import { routes } from '@/lib/routes'

export const POLICY_ROUTES: Record<
  PolicyName,
  { page: string; version: (number: number) => string }
> = {
  privacy: {
    page: routes.privacyPolicy,
    version: (number) => routes.privacyPolicyVersion(`${number}`),
  },
  terms: {
    page: routes.termsAndConditions,
    version: (number) => routes.termsVersion(`${number}`),
  },
}
