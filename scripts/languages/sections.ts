import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Language, translatedLanguages } from '@/i18n/languages'
import { isPartial } from '@/i18n/partial-languages'
import { listClientSections, listPageGroups } from './client-sections'

/** In no commit: every program, build and test writes it before it reads texts. */
export const GENERATED_FOLDER = 'i18n/generated'

/**
 * One file per section of the English texts, by path in that folder. It is the only import of the section's English texts, so a
 * browser script contains only the sections that its components use. Each language has lists of its sections: all
 * of them for the server, and for browsers those of the Client Components of each group of pages.
 */
export function createSectionFiles(languages = translatedLanguages): Map<string, string> {
  const sections = readSections()
  const translated = listTranslatedSections()
  const selector = languages.some(isPartial)
    ? "{ selectCompleted as selectTranslation } from '../partial-translation'"
    : "{ selectTranslation } from '../language'"
  const groups = listPageGroups().map((group) => {
    const paths = listClientSections(group)
    return { group, sections: translated.filter(({ modulePath }) => paths.has(modulePath)) }
  })
  return new Map([
    ...sections.map((section): [string, string] => [
      `${section.modulePath}.ts`,
      createSectionFile(section, selector),
    ]),
    ['translated-sections.ts', createTypes(translated)],
    ['server-translations.ts', createServerRegistration(languages)],
    ['client-translations.ts', createClientLoaders(languages)],
    ['complete-languages.ts', createCompleteLanguages(languages)],
    ...languages.flatMap((language): [string, string][] => [
      [`server/${language}.ts`, createSectionList(language, translated, '../')],
      ...groups.map(({ group, sections: ofGroup }): [string, string] => [
        `client/${language}/${group}.ts`,
        createSectionList(language, ofGroup, '../../', 'Partial'),
      ]),
    ]),
  ])
}

/** Those of the English texts that a language translates. */
export const listTranslatedSections = () =>
  readSections().filter(({ modulePath }) => !isEnglishOnly(modulePath))

type Section = { name: string; modulePath: string; source: string; isFunction: boolean }

/** What only the team and sample data use. */
const isEnglishOnly = (modulePath: string) => ENGLISH_ONLY.test(modulePath)

const ENGLISH_ONLY =
  /^(team(-.*)?|audit(-(actions|objects))?|statistics|certificate-settings|account-merge|demo(-season)?)$/

/** Files of the English folder are sections; what sections share is in its folder `common`. */
const ENGLISH_FOLDER = 'i18n/en'
const EXPORTED_VALUE = /^export const (\w+)(?:: [^=]+)? = (\()?/gm
const EXPORTED_TYPE = /^export type /m
const FIRST_LINE = '// Written by `node scripts/run.mjs languages`.'

const readSections = (): Section[] =>
  readdirSync(ENGLISH_FOLDER)
    .filter((fileName) => fileName.endsWith('.ts'))
    .map(readSection)
    .sort((one, other) => (one.modulePath < other.modulePath ? -1 : 1))

function readSection(fileName: string): Section {
  const source = readFileSync(`${ENGLISH_FOLDER}/${fileName}`, 'utf8')
  const [section, otherSection] = source.matchAll(EXPORTED_VALUE)
  if (!section?.[1] || otherSection) throw new Error(`${fileName} must export one section`)
  const [, name, parameters] = section
  return { name, modulePath: fileName.replace('.ts', ''), source, isFunction: Boolean(parameters) }
}

const createSectionFile = ({ name, modulePath, source, isFunction }: Section, selector: string) =>
  joinLines([
    FIRST_LINE,
    `import { ${name} } from '../en/${modulePath}'`,
    `import ${selector}\n`,
    ...(EXPORTED_TYPE.test(source) ? [`export type * from '../en/${modulePath}'\n`] : []),
    ...(isFunction ? createFunction(name) : createGetter(name)),
  ])

const createGetter = (name: string) => [
  `export const ${name}Text = () => selectTranslation('${name}', ${name})`,
]

/** The texts of this section need values, such as the site's owner. */
const createFunction = (name: string) => [
  `export function ${name}Text(...values: Parameters<typeof ${name}>) {`,
  `  return selectTranslation('${name}', ${name})(...values)`,
  '}',
]

const createTypes = (sections: Section[]) =>
  joinLines([
    FIRST_LINE,
    ...sections.map(({ name, modulePath }) => `import type { ${name} } from '../en/${modulePath}'`),
    "import type { PartialTranslation, Translation } from '../language'\n",
    'type EnglishSections = {',
    ...sections.map(({ name }) => `  ${name}: typeof ${name}`),
    '}\n',
    'export type TranslatedSections = Translation<EnglishSections>',
    'export type PartialSections = PartialTranslation<EnglishSections>',
  ])

/** `root` leads from the list's folder to that of all generated files. A partial language has some sections. */
function createSectionList(language: Language, sections: Section[], root: string, type = '') {
  const own = sections.filter(
    ({ modulePath }) => !isPartial(language) || existsSync(`i18n/${language}/${modulePath}.ts`),
  )
  const texts = isPartial(language) ? 'PartialSections' : 'TranslatedSections'
  return joinLines([
    FIRST_LINE,
    `import type { ${texts} } from '${root}translated-sections'`,
    ...own.map(
      ({ name, modulePath }) => `import { ${name} } from '${root}../${language}/${modulePath}'`,
    ),
    '',
    `export const ${language}: ${type ? `${type}<${texts}>` : texts} = {`,
    ...own.map(({ name }) => `  ${name},`),
    '}',
  ])
}

const createServerRegistration = (languages: string[]) =>
  joinLines([
    FIRST_LINE,
    "import 'server-only'",
    "import { registerTranslations } from '../language'",
    ...languages.map((language) => `import { ${language} } from './server/${language}'`),
    '',
    ...languages.map((language) => `registerTranslations('${language}', ${language})`),
  ])

const createClientLoaders = (languages: string[]) =>
  joinLines([
    FIRST_LINE,
    'export const clientTranslations = {',
    ...languages.flatMap((language) => [
      `  ${language}: {`,
      ...listPageGroups().map(
        (group) =>
          `    ${group}: () => import('./client/${language}/${group}').then(({ ${language} }) => ${language}),`,
      ),
      '  },',
    ]),
    '}',
  ])

/** Without a partial language, no browser loads code that tells them apart. */
function createCompleteLanguages(languages: Language[]) {
  const [name, file] = languages.some(isPartial)
    ? ['completeLanguages', 'partial-languages']
    : ['languageCodes as completeLanguages', 'languages']
  return joinLines([FIRST_LINE, `export { ${name} } from '../${file}'`])
}

const joinLines = (lines: string[]) => [...lines, ''].join('\n')
