import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { followImports } from '@/scripts/imports'

/** Values of the design have names in `theme.css`: no class brings its own, and no other file a colour. */

const THEME_FILE = 'app/styles/theme.css'

/** Files with colours of their own, and why. */
const OWN_COLOURS: [RegExp, string][] = [
  [
    /^components\/library\/reader\/\w+\.css$/,
    'the papers and marks of a book, which is a document',
  ],
  [/^components\/school\/qr-code\.tsx$/, 'a drawing that scanners read as black on white'],
]
/** Browsers read these two before any style sheet, so each colour there is one of the theme. */
const READ_WITHOUT_STYLES = /^app\/(html-document\.tsx|manifest\.ts)$/

const COLOUR =
  /(?<!href=["'])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=["'`;,\s)])|\b(?:rgba?|hsla?|oklch)\(/gi
/** `grid-cols-[1fr_auto]`, `aria-[current]:underline` or `[mask:none]`. */
const OWN_VALUE = /(?<=\s)(?:[a-z][\w:/.]*[\w:/.-]*[-:]\[[^\]\s]+\]|\[[\w-]+:[^\]\s]+\])/g

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'components'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|css)$/.test(file) && file !== THEME_FILE)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const findOwnValues = (text: string) =>
  [...text.matchAll(/\bclass\w*=(?:"([^"]*)"|\{`([^`]*)`\})|'([^'\n]*)'/gi)].flatMap(
    ([, attribute, template, literal]) =>
      [...` ${attribute ?? template ?? literal ?? ''} `.matchAll(OWN_VALUE)].map(
        ([value]) => value,
      ),
  )

test('no class has a value or a selector of its own', () => {
  const samples = [
    `<p className="mt-2 text-[0.95rem]">`,
    `<p className={\`grid lg:grid-cols-[1fr_24rem] \${name}\`}>`,
    `const ROW = 'grid aria-[current]:underline'`,
    `<p className="[mask:none]">`,
  ]
  expect(samples.flatMap(findOwnValues)).toEqual([
    'text-[0.95rem]',
    'lg:grid-cols-[1fr_24rem]',
    'aria-[current]',
    '[mask:none]',
  ])
  expect(files.length).toBeGreaterThan(600)
  const sources = files.filter(({ file }) => file.endsWith('x'))
  expect(
    sources.flatMap(({ file, text }) => findOwnValues(text).map((value) => `${file}: ${value}`)),
  ).toEqual([])
})

test('every colour is in theme.css', () => {
  expect('a { color: #1d2154; b: rgb(0 0 0) }'.match(COLOUR)).toEqual(['#1d2154', 'rgb('])
  const theme = readFileSync(THEME_FILE, 'utf8')
  const faults = files
    .filter(({ file }) => !OWN_COLOURS.some(([pattern]) => pattern.test(file)))
    .flatMap(({ file, text }) =>
      (text.match(COLOUR) ?? [])
        .filter((colour) => !(READ_WITHOUT_STYLES.test(file) && theme.includes(`: ${colour};`)))
        .map((colour) => `${file}: ${colour}`),
    )
  expect(faults).toEqual([])
})

test('/design shows every component of components/ui', () => {
  const shown = followImports(['components/design/pieces.tsx'])
  const components = readdirSync('components/ui').filter((name) => name.endsWith('.tsx'))
  expect(components.length).toBeGreaterThan(25)
  expect(components.filter((name) => !shown.has(`components/ui/${name}`))).toEqual([])
})

const readSheet = (file: string): string => {
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(/@import "(\.[^"]+)"/g)].map(([, name = '']) =>
    readSheet(path.join(path.dirname(file), name)),
  )
  return [text, ...imports].join('\n')
}

/** Otherwise the first of its layers would come before the base of the site until that has loaded. */
test('a sheet that loads beside the one of the site names the layers in their order', () => {
  const sheets = files
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^import '([^']+\.css)'/gm)].map(([, name = '']) =>
        name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name),
      ),
    )
    .filter((sheet) => sheet !== 'app/globals.css' && /@layer \w+ \{/.test(readSheet(sheet)))
  expect(sheets.length).toBeGreaterThan(3)
  for (const sheet of sheets)
    expect(readFileSync(sheet, 'utf8'), sheet).toContain(
      '@layer theme, base, components, utilities;',
    )
})
