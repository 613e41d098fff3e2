import 'server-only'
import { settings } from '@/base/settings'
import { routes } from '@/lib/routes'

/** What letters lead to. From the setting alone: no header of a request has a say in it. */
const full = (path: string) => new URL(path, settings().appUrl).href

export const confirmAddress = (token: string) => full(routes.confirmEmail(token))
export const takeBackAddress = (token: string) => full(routes.takeBackEmail(token))
export const keepAccountAddress = (token: string) => full(routes.keepAccount(token))
export const objectionAddress = (token: string) => full(routes.objectRecovery(token))
export const recoveryAddress = (token: string) => full(routes.recoverAccount(token))
