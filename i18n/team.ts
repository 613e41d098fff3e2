import { team as en } from './en/team'
import { selectTranslation } from './language'

export type TeamLinkName = keyof typeof en.ways

export const teamText = () => selectTranslation({ en })
