import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGE_TAGS } from '@/i18n/languages'

/**
 * One file in `i18n` per section of the English texts. It is the only import of the section's texts, so a
 * browser script contains only the sections that its components use.
 */
export const createSectionFiles = (languages = Object.keys(LANGUAGE_TAGS)): Map<string, string> =>
  new Map(
    readdirSync(ENGLISH_FOLDER)
      .filter((fileName) => fileName.endsWith('.ts'))
      .map((fileName) => [`i18n/${fileName}`, createSectionFile(fileName, languages)]),
  )

/** Files of the English folder are sections; what sections share is in its folder `common`. */
const ENGLISH_FOLDER = 'i18n/en'
const EXPORTED_VALUE = /^export const (\w+)(?:: [^=]+)? = (\()?/gm
const EXPORTED_TYPE = /^export type /m

function createSectionFile(fileName: string, languages: string[]): string {
  const source = readFileSync(`${ENGLISH_FOLDER}/${fileName}`, 'utf8')
  const [section, otherSection] = source.matchAll(EXPORTED_VALUE)
  if (!section?.[1] || otherSection) throw new Error(`${fileName} must export one section`)
  const [, name, parameters] = section
  const modulePath = fileName.replace('.ts', '')
  return [
    '// Written by `node scripts/run.mjs languages`.',
    ...languages.map((tag) => `import { ${name} as ${tag} } from './${tag}/${modulePath}'`),
    "import { selectTranslation } from './language'\n",
    ...(EXPORTED_TYPE.test(source) ? [`export type * from './en/${modulePath}'\n`] : []),
    `const translations = { ${languages.join(', ')} }\n`,
    ...(parameters ? createFunction(name) : createGetter(name)),
    '',
  ].join('\n')
}

const createGetter = (name: string) => [
  `export const ${name}Text = () => selectTranslation(translations)`,
]

/** The texts of this section need values, such as the site's owner. */
const createFunction = (name: string) => [
  `export function ${name}Text(...values: Parameters<typeof en>) {`,
  '  return selectTranslation(translations)(...values)',
  '}',
]
