import { teamEnter as en } from './en/team-enter'
import { inLanguage } from './language'

export const teamEnterWords = () => inLanguage({ en })
