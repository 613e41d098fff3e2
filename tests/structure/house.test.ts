import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Source, sources } from '../support/source'
import { sectionsWithoutHeading } from '../validators/html-faults'

const all = sources()
const under = (folder: string) => all.filter(({ file }) => file.startsWith(`${folder}/`))
const DOMAINS = [
  'accounts',
  'certificates',
  'contact',
  'content',
  'files',
  'learning',
  'library',
  'rights',
  'schools',
  'series',
  'team',
  'toolkit',
  'workshops',
]

function offences(group: Source[], forbidden: (name: string, source: Source) => boolean) {
  return group.flatMap((source) =>
    source.imports
      .filter((name) => forbidden(name, source))
      .map((name) => `${source.file} imports ${name}`),
  )
}

/** From the ground up: which rooms a room stands on. No arrow runs up. */
const FLOORS: Record<string, string[]> = {
  base: [],
  words: ['base'],
  db: ['base'],
  // What fills empty tables once.
  lib: ['base', 'words', 'db', 'content'],
  content: ['base', 'words', 'lib'],
  components: ['base', 'words', 'content', 'lib'],
  app: ['base', 'words', 'content', 'components', 'db', 'lib'],
  // Of `app` what it answers without Next: three calls, and what of a page is one person's own.
  server: ['base', 'words', 'db', 'lib', 'app'],
  scripts: ['base', 'words', 'content', 'db', 'lib', 'server'],
}

describe('imports point down', () => {
  test.each(Object.entries(FLOORS))('%s stands on %j alone', (room, below) => {
    const rooms = Object.keys(FLOORS).filter((name) => name !== room && !below.includes(name))
    const above = (name: string) => rooms.some((one) => name === one || name.startsWith(`${one}/`))
    expect(offences(under(room), above)).toEqual([])
  })

  test('lib knows the catalogues of content where it fills empty tables, and nothing else of it', () => {
    const known = /^content\/(workshops|(ebooks|videos|toolkit)\/catalogue)$/
    const found = offences(
      under('lib'),
      (name, { file }) =>
        name.startsWith('content/') && !(file === 'lib/content/catalogue.ts' && known.test(name)),
    )
    expect(found).toEqual([])
  })

  test('what fills the tables is asked for by who starts the site, and by nothing that answers', () => {
    const asking = offences(all, (name) => name === 'lib/content/fill')
    expect(asking.map((line) => line.split(' ')[0]).sort()).toEqual([
      'scripts/migrate.ts',
      'server/site.ts',
    ])
  })

  test('components know nothing of the database', () => {
    expect(
      offences(under('components'), (name) => /^(db\/|drizzle-orm|postgres$)/.test(name)),
    ).toEqual([])
  })

  test('ui pieces know nothing of the domain', () => {
    expect(
      offences(
        under('components/ui'),
        (name) => /^lib\//.test(name) && !name.startsWith('lib/client/'),
      ),
    ).toEqual([])
  })

  test("domain folders do not reach into each other's commands", () => {
    const found = DOMAINS.flatMap((domain) =>
      offences(under(`lib/${domain}`), (name) =>
        DOMAINS.some((other) => other !== domain && name.startsWith(`lib/${other}/commands`)),
      ),
    )
    expect(found).toEqual([])
  })

  test("a file with 'use client' imports only what is safe for the browser", () => {
    const client = all.filter(({ text }) => /^['"]use client['"]/.test(text))
    expect(client.length).toBeGreaterThan(0)
    const safe =
      /^(components\/|content\/|words\/|lib\/client\/|base\/(site|text)$|lib\/routes$|lib\/\w+\/(schema|boards|kinds)$)/
    const ours = /^(app|base|components|content|db|lib|scripts|server|words)\//
    expect(offences(client, (name) => ours.test(name) && !safe.test(name))).toEqual([])
  })
})

test('a gated page knows nothing of its viewer but the standing, for one answer serves many', () => {
  const pages = named('page.tsx').filter(({ file }) => /^app\/\((members|reader)\)/.test(file))
  expect(pages.length).toBeGreaterThanOrEqual(7)
  for (const { file, text } of pages) {
    expect(text, file).toMatch(/await requireMember\(.*\)/)
    expect(text, file).toMatch(/await shareFor\(/)
    expect(text, file).not.toMatch(/currentViewer|requireViewer|next\/headers|searchParams/)
  }
})

describe('server-only', () => {
  const browserSafe =
    /^(base\/(text|name|day|site|errors|say)|lib\/(client\/.*|\w+\/schema|\w+\/public-user|schools\/(reference|boards)|series\/kinds|content\/item|routes|areas(\/[\w-]+)?|area-of|address-book|drawing-files|certificates\/name|certificates\/badge\/packages\.d|guarding-headers))\.tsx?$/

  test('every module of base, lib and db that a browser must not have says so in its first lines', () => {
    const free = /^db\/(columns|lock|schema\/.*)\.ts$/
    const silent = [...under('base'), ...under('lib'), ...under('db')]
      .filter(
        ({ file }) => !browserSafe.test(file) && !free.test(file) && !/\/policy\.ts$/.test(file),
      )
      .filter(({ text }) => !text.includes("import 'server-only'"))
    expect(silent.map(({ file }) => file)).toEqual([])
  })

  test('process.env is read in base/settings.ts', () => {
    const allowed = [
      'base/settings.ts',
      'drizzle.config.ts',
      'scripts/site-build.ts',
      'scripts/programs.ts',
      'scripts/debian.ts',
      'scripts/firefox.ts',
      'scripts/versions.ts',
      'scripts/breakages/trial.ts',
      'scripts/gather/surroundings.ts',
      'scripts/browser.ts',
    ]
    const readers = all.filter(
      ({ file, text }) => text.includes('process.env') && !allowed.includes(file),
    )
    expect(readers.map(({ file }) => file)).toEqual([])
  })
})

describe('sizes', () => {
  test('pages are tables of contents: none over 80 lines', () => {
    const long = under('app').filter(({ file, lines }) => file.endsWith('page.tsx') && lines > 80)
    expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([])
  })

  test('no source file is over 200 lines, texts and the one list of addresses aside', () => {
    const long = all.filter(
      ({ file, lines }) => lines > 200 && !/^(content|words\/en)\/|^lib\/areas\.ts$/.test(file),
    )
    expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([])
  })
})

/** Wherever they lie, in whatever group: `app/api`, `app/(members)`, or one that is still to come. */
const named = (name: string) => under('app').filter(({ file }) => file.endsWith(`/${name}`))

test('every endpoint enters by the door, files and players included', () => {
  const routes = named('route.ts')
  expect(routes.filter(({ file }) => file.startsWith('app/(')).length).toBeGreaterThanOrEqual(4)
  expect(routes.length).toBeGreaterThan(15)
  const beside = routes.filter(({ imports }) => !imports.includes('lib/api/door'))
  expect(beside.map(({ file }) => file)).toEqual([])
})

test('a handler in a group for members asks who calls', () => {
  const open = named('route.ts').filter(
    ({ file, text }) => /^app\/\((?!public)/.test(file) && /forAnyone/.test(text),
  )
  expect(open.map(({ file }) => file)).toEqual([])
})

test('every page that is not in the public group asks for its viewer itself', () => {
  const pages = named('page.tsx').filter(({ file }) => !file.startsWith('app/(public)/'))
  expect(pages.length).toBeGreaterThanOrEqual(9)
  const silent = pages.filter(
    ({ text }) => !/await require(Coordinator|Member|Owner|Team|TeamRole|Viewer)\(/.test(text),
  )
  expect(silent.map(({ file }) => file)).toEqual([])
})

test('versions stand at or above their floors', () => {
  const floors = { next: '16.4.6', zod: '4.6.7', 'drizzle-orm': '0.45.4', 'next-auth': '4.24.15' }
  for (const [name, floor] of Object.entries(floors)) {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
    expect(
      version.localeCompare(floor, 'en', { numeric: true }),
      `${name} ${version}`,
    ).toBeGreaterThanOrEqual(0)
  }
})

test('the lock file names the builds of every platform, without which npm ci refuses it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  type Locked = { optionalDependencies?: Record<string, string> }
  const missing = Object.entries(packages as Record<string, Locked>).flatMap(([parent, locked]) =>
    Object.keys(locked.optionalDependencies ?? {}).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('every section has a heading; what has none is no section', () => {
  // Its headings are the book's.
  const filled = ['components/library/reader/text-column.tsx']
  const without = all
    .filter(({ file, text }) => file.endsWith('.tsx') && sectionsWithoutHeading(text) > 0)
    .map(({ file }) => file)
  expect(without).toEqual(filled)
})
