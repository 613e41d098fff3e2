'use client'

import { redirectToNext } from '@/lib/client/complete-login'
import { routes } from '@/lib/routes'
import type { VerificationMethods } from '@/lib/team/schema'
import { VerifyForm } from './verify-form'

/** Afterwards on to the page that was asked for, loaded whole. */
export const VerifySecondFactor = ({ ways: methods }: { ways: VerificationMethods }) => (
  <VerifyForm ways={methods} done={() => redirectToNext(routes.team)} />
)
