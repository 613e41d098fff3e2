import { menu as en } from './en/menu'
import { selectTranslation } from './language'

export const menuText = () => selectTranslation({ en })
