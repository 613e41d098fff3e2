import { expect, test } from 'vitest'
import { GENERATED_FOLDER } from '@/scripts/languages/sections'
import { readSources } from '../support/product-sources'

/** From the bottom up; `docs/architecture.md` explains it. A folder imports only itself and earlier ones. */
const LAYERS = [
  'base',
  'server/contract.ts',
  'i18n',
  'db',
  'lib/route-policies',
  'lib',
  'content',
  'lib/personal-data',
  'lib/audit',
  'lib/auth',
  'lib/http',
  'lib/team-access',
  'lib/files',
  'lib/documents',
  'lib/mail',
  'lib/push',
  'lib/webhooks',
  'lib/contact',
  'lib/accounts',
  'lib/schools',
  'lib/school-disclosure',
  'lib/school-sites',
  'lib/content',
  'lib/texts',
  'lib/policies',
  'lib/library',
  'lib/toolkit',
  'lib/kept',
  'lib/workshops',
  'lib/live-sessions',
  'lib/certificates',
  'lib/training',
  'lib/learning',
  'lib/question-bank',
  'lib/drafts',
  'lib/class-tests',
  'lib/billing',
  'lib/announcements',
  'lib/statistics',
  'lib/api-tokens',
  'lib/client',
  'lib/team',
  'lib/privacy',
  'lib/housekeeping',
  'lib/api',
  'components',
  'app',
  'server',
  'scripts',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'drizzle.config.ts',
  'studio',
  'lab',
]

const sources = readSources()
const files = new Set(sources.map(({ file }) => file))

/** The files of this repository that each file imports, types included. */
const importsByFile = new Map(
  sources.map(({ file, allImports }) => [
    file,
    allImports.flatMap((name) => {
      const candidates = [name, `${name}.ts`, `${name}.tsx`, toGeneratedFile(name)]
      return candidates.find((candidate) => files.has(candidate)) ?? []
    }),
  ]),
)

/** As in tsconfig.json: `@/i18n/home` is in the folder of generated files. */
function toGeneratedFile(name: string) {
  return `${name.replace(/^i18n\//, `${GENERATED_FOLDER}/`)}.ts`
}

function getLayer(file: string) {
  if (file === 'server/contract.ts') return file
  const [folder = '', ...rest] = file.split('/')
  return folder === 'lib' && rest.length > 1 ? `lib/${rest[0]}` : folder
}

test('every folder has its place in the order', () => {
  const folders = new Set(sources.map(({ file }) => getLayer(file)))
  expect([...folders].sort()).toEqual([...LAYERS].sort())
})

test('imports point to the same folder or an earlier one, types included', () => {
  const upwardImports = [...importsByFile].flatMap(([file, imports]) => {
    const place = LAYERS.indexOf(getLayer(file))
    return imports
      .filter((imported) => !LAYERS.slice(0, place + 1).includes(getLayer(imported)))
      .map((imported) => `${file} imports ${imported}`)
  })
  expect(upwardImports).toEqual([])
})

test('no file imports itself through others, types included', () => {
  const checkedFiles = new Set<string>()
  const findCycle = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (checkedFiles.has(file)) return []
    for (const imported of importsByFile.get(file) ?? []) {
      const cycle = findCycle(imported, [...path, file])
      if (cycle.length > 0) return cycle
    }
    checkedFiles.add(file)
    return []
  }
  for (const { file } of sources) expect(findCycle(file, [])).toEqual([])
})
