// Written by `node scripts/run.mjs languages`.
import 'server-only'
import { hi } from './hi'
import { registerTranslations } from './language'
import { ta } from './ta'

registerTranslations('hi', hi)
registerTranslations('ta', ta)
