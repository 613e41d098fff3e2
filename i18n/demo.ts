// Written by `node scripts/run.mjs languages`.
import { demo } from './en/demo'
import { selectTranslation } from './language'

export const demoText = () => selectTranslation('demo', demo)
