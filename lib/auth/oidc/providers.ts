import 'server-only'
import { settings } from '@/base/settings'
import {
  PROVIDER_NAMES,
  type SignInProvider,
  type SignInProviderKey,
} from '@/base/settings/sign-in'
import { isShownBy, type LoginProof } from './login-proofs'

export type ProviderButton = { key: SignInProviderKey; name: string }

export const findProvider = (key: unknown): SignInProvider | null =>
  settings().signInProviders.find((provider) => provider.key === key) ?? null

/** In the order of the buttons; empty without settings. */
export const listProviders = (): ProviderButton[] =>
  settings().signInProviders.map(({ key, name }) => ({ key, name }))

/** Those whose logins can show one of these; empty after their settings are gone. */
export const listProvidersOf = (proofs: Pick<LoginProof, 'kind'>[]): ProviderButton[] =>
  listProviders().filter(({ key }) => proofs.some((proof) => isShownBy(proof, key)))

/** A provider whose settings are gone may still have identities. */
export const getProviderName = (key: SignInProviderKey): string =>
  findProvider(key)?.name ?? PROVIDER_NAMES[key]
