import 'server-only'
import { owner } from '@/base/owner'
import { accountLetterWords } from '@/words/account-letters'
import { longDay } from '@/words/days'
import { letterWords } from '@/words/letters'
import type { Letter } from './letters'
import { plainName } from './plain-name'

type Addressed = { firstname: string }
type WithLink = Addressed & { link: string }

/** What the letters about an account need. */
export type AccountLetters = {
  resetLink: WithLink
  welcome: Addressed | WithLink
  loginAttempts: Addressed
  confirmAddress: WithLink
  newAddress: WithLink
  addressChanged: WithLink
  erasurePlanned: WithLink & { day: string }
  erasureUndone: Addressed
  erasureHeld: Addressed
  recoveryWarning: WithLink
  recoveryWaits: Addressed
  recoveryLink: WithLink
  teamRecovery: { link: string }
}

type Linked =
  | 'confirmAddress'
  | 'newAddress'
  | 'addressChanged'
  | 'recoveryWarning'
  | 'recoveryLink'
type Compose = { [T in keyof AccountLetters]: (data: AccountLetters[T]) => Letter }

const words = () => accountLetterWords(owner)
const named = (firstname: string) => plainName(firstname, letterWords(owner).nobody)

const linked =
  (name: Linked) =>
  ({ firstname, link }: WithLink): Letter => {
    const { button, ...said } = words()[name](named(firstname))
    return { ...said, action: { label: button, url: link } }
  }

export const accountLetters: Compose = {
  resetLink: ({ firstname, link }) => {
    const { button, ...said } = letterWords(owner).resetLink(named(firstname))
    return { ...said, action: { label: button, url: link } }
  },
  welcome: ({ firstname, ...told }) => {
    const { button, ...said } = letterWords(owner).welcome(named(firstname))
    // A letter of the version before has no link.
    return { ...said, ...('link' in told && { action: { label: button, url: told.link } }) }
  },
  loginAttempts: ({ firstname }) => letterWords(owner).loginAttempts(named(firstname)),
  confirmAddress: linked('confirmAddress'),
  newAddress: linked('newAddress'),
  addressChanged: linked('addressChanged'),
  recoveryWarning: linked('recoveryWarning'),
  recoveryLink: linked('recoveryLink'),
  erasurePlanned: ({ firstname, day, link }) => {
    const { button, ...said } = words().erasurePlanned(named(firstname), longDay(day))
    return { ...said, action: { label: button, url: link } }
  },
  erasureUndone: ({ firstname }) => words().erasureUndone(named(firstname)),
  erasureHeld: ({ firstname }) => words().erasureHeld(named(firstname)),
  recoveryWaits: ({ firstname }) => words().recoveryWaits(named(firstname)),
  teamRecovery: ({ link }) => {
    const { button, ...said } = words().teamRecovery
    return { ...said, action: { label: button, url: link } }
  },
}
