import { exitWithError } from '@/base/cli'
import { buildSite } from './site-build'

await buildSite().catch(exitWithError)
