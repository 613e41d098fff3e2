import { demoSeason as en } from './en/demo-season'
import { inLanguage } from './language'

export const demoSeason = () => inLanguage({ en })

export type { DemoSession } from './en/demo-season'
