import 'server-only'
import { settings } from '@/base/settings'
import {
  PROVIDER_NAMES,
  type SignInProvider,
  type SignInProviderKey,
} from '@/base/settings/sign-in'

export type ProviderButton = { key: SignInProviderKey; name: string }

export const findProvider = (key: unknown): SignInProvider | null =>
  settings().signInProviders.find((provider) => provider.key === key) ?? null

/** In the order of the buttons; empty without settings. */
export const listProviders = (): ProviderButton[] =>
  settings().signInProviders.map(({ key, name }) => ({ key, name }))

/** A provider whose settings are gone may still have identities. */
export const getProviderName = (key: SignInProviderKey): string =>
  findProvider(key)?.name ?? PROVIDER_NAMES[key]
