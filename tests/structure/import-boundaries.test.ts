import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countSectionsWithoutHeading } from '../support/html-faults'
import { readSources, type SourceFile } from '../support/product-sources'

const allSources = readSources()
const listSources = (folder: string) =>
  allSources.filter(({ file }) => file.startsWith(`${folder}/`))
function findForbiddenImports(
  importers: SourceFile[],
  isForbidden: (name: string, source: SourceFile) => boolean,
) {
  return importers.flatMap((source) =>
    source.imports
      .filter((name) => isForbidden(name, source))
      .map((name) => `${source.file} imports ${name}`),
  )
}

/** From the bottom layer up: the layers that each may import. */
const ALLOWED_IMPORTS: Record<string, string[]> = {
  base: [],
  i18n: ['base'],
  db: ['base'],
  // For the seed of empty tables.
  lib: ['base', 'i18n', 'db', 'content'],
  content: ['base', 'i18n', 'lib'],
  components: ['base', 'i18n', 'content', 'lib'],
  app: ['base', 'i18n', 'content', 'components', 'db', 'lib'],
  // For the direct API routes and the user fragments of a page.
  server: ['base', 'i18n', 'db', 'lib', 'components', 'app'],
  scripts: ['base', 'i18n', 'content', 'db', 'lib', 'server'],
  studio: ['base', 'i18n', 'content', 'lib', 'scripts'],
  lab: ['base', 'i18n', 'content', 'db', 'lib', 'app', 'server', 'scripts'],
}

describe('imports point down', () => {
  test.each(Object.entries(ALLOWED_IMPORTS))('%s imports %j only', (layer, allowedLayers) => {
    const forbiddenLayers = Object.keys(ALLOWED_IMPORTS).filter(
      (name) => name !== layer && !allowedLayers.includes(name),
    )
    const isForbidden = (name: string) =>
      forbiddenLayers.some(
        (forbiddenLayer) => name === forbiddenLayer || name.startsWith(`${forbiddenLayer}/`),
      ) && name !== 'server/contract'
    expect(findForbiddenImports(listSources(layer), isForbidden)).toEqual([])
  })

  test('lib imports of content the catalogues for the seed, and what drafts and pages are made from', () => {
    const catalogueModule = /^content\/(workshops|(ebooks|videos|toolkit)\/catalogue)$/
    const draftModule = /^content\/drafts(\/prompt-text)?$/
    const questionModule = /^content\/questions\/(files|types)$/
    const imprintModule = /^content\/ebooks\/imprint$/
    const authoredModule = /^content\/toolkit\/(themes|editions|types)$/
    const violations = findForbiddenImports(
      listSources('lib'),
      (name, { file }) =>
        name.startsWith('content/') &&
        !(file === 'lib/content/catalogue/catalogue.ts' && catalogueModule.test(name)) &&
        !(file.startsWith('lib/library/epub/') && imprintModule.test(name)) &&
        !(file === 'lib/toolkit/authored.ts' && authoredModule.test(name)) &&
        !(file === 'lib/question-bank/questions.ts' && questionModule.test(name)) &&
        !(file === 'lib/drafts/content.ts' && draftModule.test(name)),
    )
    expect(violations).toEqual([])
  })

  test('only code that starts the site imports the seed, never a request handler', () => {
    const violations = findForbiddenImports(
      allSources,
      (name) => name === 'lib/content/catalogue/seed',
    )
    expect(violations.map((violation) => violation.split(' ')[0]).sort()).toEqual([
      'scripts/migrate.ts',
      'server/site.ts',
    ])
  })

  test('product files import nothing of the server but its contract, which imports base only', () => {
    const product = ['app', 'components', 'lib', 'i18n', 'content', 'db', 'base'].flatMap(
      listSources,
    )
    const isServer = (name: string) => name.startsWith('server/') && name !== 'server/contract'
    expect(findForbiddenImports(product, isServer)).toEqual([])
    const contract = allSources.filter(({ file }) => file === 'server/contract.ts')
    expect(contract.flatMap(({ allImports }) => allImports)).toEqual(['base/process-singleton'])
  })

  /** Long transactions on a connection of their own. */
  const ONE_CONNECTION = ['db/migrate.ts', 'scripts/copy-to-postgres/tables.ts']

  test('postgres.js and the files around it are used through the interface of db/connection', () => {
    const violations = findForbiddenImports(
      allSources.filter(({ file }) => !/^(db\/connection\/|lab\/)/.test(file)),
      (name, { file }) =>
        name.startsWith('db/connection/') ||
        (name === 'postgres' && !ONE_CONNECTION.includes(file)),
    )
    expect(violations).toEqual([])
  })

  test('components do not import the database', () => {
    expect(
      findForbiddenImports(listSources('components'), (name) =>
        /^(db\/|drizzle-orm|postgres$)/.test(name),
      ),
    ).toEqual([])
  })

  test('ui components do not import the domain', () => {
    expect(
      findForbiddenImports(
        listSources('components/ui'),
        (name) => /^lib\//.test(name) && !name.startsWith('lib/client/'),
      ),
    ).toEqual([])
  })

  test("a file with 'use client' imports only browser-safe modules", () => {
    const clientSources = allSources.filter(({ text }) => /^['"]use client['"]/.test(text))
    expect(clientSources.length).toBeGreaterThan(0)
    const safeImport =
      /^(components\/|content\/|i18n\/|lib\/client\/|base\/(answer-sheet(-flow|-values)?|sheet-code|site|text|search-text|training-kinds|draft-kinds|class-test-kinds|markdown)$|lib\/(routes|language-paths)$|lib\/class-tests\/(versions|notation|faults|results\/(class-results|marking|question-statistics|thresholds))$|lib\/[\w-]+\/(schema|kinds)$|server\/contract$)/
    const ownImport = /^(app|base|components|content|db|lib|scripts|server|i18n)\//
    expect(
      findForbiddenImports(clientSources, (name) => ownImport.test(name) && !safeImport.test(name)),
    ).toEqual([])
  })
})

test('a gated page depends only on the viewer’s access level, because its response is shared', () => {
  const pages = listAppFiles('page.tsx').filter(({ file }) =>
    /^app\/\[lang\]\/\((members|reader)\)/.test(file),
  )
  expect(pages.length).toBeGreaterThanOrEqual(7)
  for (const { file, text } of pages) {
    expect(text, file).toMatch(/await requireMember\(.*\)/)
    expect(text, file).toMatch(/await markCacheable\(/)
    expect(text, file).not.toMatch(/currentViewer|requireViewer|next\/headers|searchParams/)
  }
})

describe('server-only', () => {
  const browserSafe =
    /^(base\/(answer-sheet(-flow|-values)?|sheet-code|text|markdown|format-markdown|domain-name|search-text|name|day|site|api-scopes|announcement-kinds|draft-kinds|class-test-kinds|item-types|list-names|policy-kinds|join-window|statistics-kinds|training-kinds|error-codes|errors|cli|process-singleton)|lib\/(client\/.*|[\w-]+\/schema|\w+\/public-user|[\w-]+\/kinds|content\/item|class-tests\/(versions|notation|faults|results\/(class-results|groups|marking|question-statistics|reliability|thresholds)|sheets\/fits-test)|routes|language-paths|route-policies(\/[\w-]+)?|match-route|app-routes|documents\/(drawing-files|worker-file|drawing\/pdfkit\.d)|school-sites\/(answer-schema|block-schema|fields)|billing\/(fields|money|gstin|payment\/upi|document\/number)|certificates\/badge\/packages\.d|security-headers))\.tsx?$/

  test('every module of base, lib and db that is not browser-safe imports server-only', () => {
    const exemptFile = /^db\/(columns|class-columns|lock|name-order|schema\/.*)\.ts$/
    const unmarkedSources = [...listSources('base'), ...listSources('lib'), ...listSources('db')]
      .filter(
        ({ file }) =>
          !browserSafe.test(file) && !exemptFile.test(file) && !/\/policy\.ts$/.test(file),
      )
      .filter(({ text }) => !text.includes("import 'server-only'"))
    expect(unmarkedSources.map(({ file }) => file)).toEqual([])
  })

  test('process.env is read in base/settings.ts', () => {
    const allowedFiles = [
      'base/settings.ts',
      // An example for other people's programs.
      'content/developers/examples.ts',
      'drizzle.config.ts',
      // Next sets a constant there, which decides what it bundles.
      'instrumentation.ts',
      'scripts/site-build.ts',
      'scripts/programs.ts',
      'scripts/debian.ts',
      'lab/environments.ts',
      'lab/firefox.ts',
      'lab/versions.ts',
      'lab/vitest.config.ts',
      'lab/mutations/test-run.ts',
      'scripts/bundle-release/environment.ts',
      'scripts/browser.ts',
      'scripts/doctor/host-environment.ts',
    ]
    const readers = allSources.filter(
      ({ file, text }) => text.includes('process.env') && !allowedFiles.includes(file),
    )
    expect(readers.map(({ file }) => file)).toEqual([])
  })
})

test('no browser file reaches a module that only the server may load', () => {
  const byName = new Map(allSources.map((source) => [source.file.replace(/\.tsx?$/, ''), source]))
  const find = (name: string) => byName.get(name) ?? byName.get(`${name}/index`)
  const isServerOnly = ({ text }: SourceFile) => /^import 'server-only'/m.test(text)
  const findPath = (source: SourceFile, seen: Set<SourceFile>): string[] | undefined => {
    if (isServerOnly(source)) return [source.file]
    for (const name of source.imports) {
      const imported = find(name)
      if (!imported || seen.has(imported)) continue
      seen.add(imported)
      const rest = findPath(imported, seen)
      if (rest) return [source.file, ...rest]
    }
  }
  const browserFiles = allSources.filter(({ text }) => /^'use client'/m.test(text))
  expect(browserFiles.length).toBeGreaterThan(100)
  expect(browserFiles.map((source) => findPath(source, new Set())).filter(Boolean)).toEqual([])
})

describe('sizes', () => {
  test('pages have at most 80 lines', () => {
    const longFiles = listSources('app').filter(
      ({ file, lineCount }) => file.endsWith('page.tsx') && lineCount > 80,
    )
    expect(longFiles.map(({ file, lineCount }) => `${file}: ${lineCount}`)).toEqual([])
  })

  test('source files have at most 250 lines, except texts and the lists of route policies', () => {
    const longFiles = allSources.filter(
      ({ file, lineCount }) =>
        lineCount > 250 &&
        !/^(content|i18n\/\w+)\/|^lib\/route-policies(\/api-routes)?\.ts$/.test(file),
    )
    expect(longFiles.map(({ file, lineCount }) => `${file}: ${lineCount}`)).toEqual([])
  })
})

const listAppFiles = (name: string) =>
  listSources('app').filter(({ file }) => file.endsWith(`/${name}`))

test('every endpoint uses defineRoute, files and players included', () => {
  const routes = listAppFiles('route.ts')
  expect(routes.filter(({ file }) => file.startsWith('app/(')).length).toBeGreaterThanOrEqual(4)
  expect(routes.length).toBeGreaterThan(15)
  const isWrapped = ({ file, imports }: (typeof routes)[number]) =>
    imports.includes('lib/api/define-route') || file === 'app/api/health/live/route.ts'
  const unwrappedRoutes = routes.filter((route) => !isWrapped(route))
  expect(unwrappedRoutes.map(({ file }) => file)).toEqual([])
})

test('a handler in a group for members checks the caller', () => {
  const publicHandlers = listAppFiles('route.ts').filter(
    ({ file, text }) => /^app\/\((?!public)/.test(file) && /publicHandler/.test(text),
  )
  expect(publicHandlers.map(({ file }) => file)).toEqual([])
})

test('every page outside the public group requires its viewer itself', () => {
  const pages = listAppFiles('page.tsx').filter(
    // What is kept on a device is shown by the browser: the page is the same for everyone.
    ({ file }) => !/^app\/\[lang\]\/\((public|kept)\)\//.test(file),
  )
  expect(pages.length).toBeGreaterThanOrEqual(9)
  const unguardedPages = pages.filter(
    ({ text }) => !/await require(Coordinator|Member|PageOwner|Team|TeamRole|Viewer)\(/.test(text),
  )
  expect(unguardedPages.map(({ file }) => file)).toEqual([])
})

test('packages have at least their minimum versions', () => {
  const minimumVersions = {
    next: '16.4.6',
    zod: '4.6.7',
    'drizzle-orm': '0.45.4',
    'next-auth': '4.24.15',
    'pdfjs-dist-browser': '6.2.108',
    jose: '6.2.18',
    'openid-client': '6.9.0',
  }
  for (const [name, minimumVersion] of Object.entries(minimumVersions)) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    expect(
      version.localeCompare(minimumVersion, 'en', { numeric: true }),
      `${name} ${version}`,
    ).toBeGreaterThanOrEqual(0)
  }
})

test('the site loads of next-auth only what reads its cookies', () => {
  const names = allSources.flatMap(({ text }) => text.match(/'next-auth[^']*'/g) ?? [])
  expect([...new Set(names)]).toEqual(["'next-auth/jwt'"])
})

test('no library past its end of life is installed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const majors = Object.entries(packages as Record<string, { version?: string }>)
    .filter(([name]) => /node_modules\/(jose|openid-client)$/.test(name))
    .map(([name, { version }]) => `${name} ${version?.split('.')[0]}`)
  expect(majors).toEqual(['node_modules/jose 6', 'node_modules/openid-client 6'])
})

test('the lock file names the builds of every platform, which npm ci requires', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  type LockedPackage = { optionalDependencies?: Record<string, string> }
  const missingPackages = Object.entries(packages as Record<string, LockedPackage>).flatMap(
    ([parent, lockedPackage]) =>
      Object.keys(lockedPackage.optionalDependencies ?? {}).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`],
      ),
  )
  expect(missingPackages).toEqual([])
})

test('every section has a heading', () => {
  // Its headings are the book's.
  const allowedFiles = ['components/library/reader/text-column.tsx']
  const filesWithoutHeading = allSources
    .filter(({ file, text }) => file.endsWith('.tsx') && countSectionsWithoutHeading(text) > 0)
    .map(({ file }) => file)
  expect(filesWithoutHeading).toEqual(allowedFiles)
})
