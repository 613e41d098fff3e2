import { desk as en } from './en/team-home'
import { selectTranslation } from './language'

export const teamHomeText = () => selectTranslation({ en })
