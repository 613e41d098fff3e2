import { writeFileSync } from 'node:fs'
import { say } from '@/base/say'
import { personalDataPage } from './personal-data/page'

writeFileSync('docs/personal-data.md', personalDataPage())
say('docs/personal-data.md follows the lists of the domains.')
