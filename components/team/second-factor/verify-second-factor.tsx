'use client'

import { redirectToNext } from '@/lib/client/complete-login'
import { routes } from '@/lib/routes'
import type { VerificationMethods } from '@/lib/team/schema'
import { VerifyForm } from './verify-form'

/** Continues with a full load of the requested page. */
export const VerifySecondFactor = ({ methods }: { methods: VerificationMethods }) => (
  <VerifyForm methods={methods} onVerified={() => redirectToNext(routes.team)} />
)
