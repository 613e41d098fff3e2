import { writeFileSync } from 'node:fs'
import { printLine } from '@/base/cli'
import { renderPersonalDataPage } from './personal-data/page'

writeFileSync('docs/personal-data.md', renderPersonalDataPage())
printLine('Wrote docs/personal-data.md.')
