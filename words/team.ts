import { team as en } from './en/team'
import { inLanguage } from './language'

export type TeamWay = keyof typeof en.ways

export const teamWords = () => inLanguage({ en })
