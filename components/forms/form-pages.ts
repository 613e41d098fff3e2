import type { ReactNode } from 'react'
import { accountText } from '@/i18n/account'
import { subscriptionText } from '@/i18n/subscription'
import type { FormAnswer } from '@/lib/http/schema'
import { pages } from '@/lib/route-policies'
import { ForgotPasswordContent } from './forgot-password-content'
import { LoginContent } from './login-content'
import { RegisterContent } from './register-content'
import { ResetPasswordContent } from './reset-password-content'
import { SubscriptionFormContent } from './subscription-form-content'
import { SubscriptionRegisterContent } from './subscription-register-content'

type FormPage = { getTitle: () => string; Content: (props: { answer?: FormAnswer }) => ReactNode }

/** The pages whose forms post without scripts, by their path. */
export const FORM_PAGES: Record<string, FormPage> = {
  [pages.login.path]: { getTitle: () => accountText().login.title, Content: LoginContent },
  [pages.register.path]: { getTitle: () => accountText().register.title, Content: RegisterContent },
  [pages.forgotPassword.path]: {
    getTitle: () => accountText().forgotPassword.title,
    Content: ForgotPasswordContent,
  },
  [pages.resetPassword.path]: {
    getTitle: () => accountText().resetPassword.title,
    Content: ResetPasswordContent,
  },
  [pages.subscriptionRegister.path]: {
    getTitle: () => subscriptionText().registerPage.title,
    Content: SubscriptionRegisterContent,
  },
  [pages.subscriptionForm.path]: {
    getTitle: () => subscriptionText().formPage.title,
    Content: SubscriptionFormContent,
  },
}
