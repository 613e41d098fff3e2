import { demoSeason as en } from './en/demo-season'
import { selectTranslation } from './language'

export const getDemoSeason = () => selectTranslation({ en })

export type { DemoSession } from './en/demo-season'
